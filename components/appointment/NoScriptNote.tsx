import { formatPhone, mailHref, phoneHref } from '@/lib/format';
import { whatsappChat } from '@/lib/share';
import { fr } from '@/lib/typography';
import { Notice } from '@/components/sections/Notice';
import type { Centre } from './OtherWays';

/** Without scripts the form can't leave: this says how the centre is reached all the same. */
export function NoScriptNote({ centre }: { centre: Centre }) {
  return (
    <noscript>
      <Notice look="info" heading="Ce formulaire a besoin de JavaScript">
        <p>
          {fr('Votre navigateur ne l’exécute pas. Appelez-nous au ')}
          <a href={phoneHref(centre.phone)}>{formatPhone(centre.phone)}</a>
          {', écrivez sur '}
          <a href={whatsappChat(centre.whatsapp)} rel="noopener">
            WhatsApp
          </a>
          {' ou à '}
          <a href={mailHref(centre.email)}>{centre.email}</a>.
        </p>
      </Notice>
    </noscript>
  );
}
