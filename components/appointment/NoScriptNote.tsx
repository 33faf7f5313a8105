import clsx from 'clsx';
import { FAILED_NOTE } from '@/lib/hydration/eventReplay';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { whatsappChat } from '@/lib/share/share';
import { fr } from '@/lib/text/typography';
import { Notice } from '@/components/sections/Notice';
import type { Centre } from './FallbackContact';
import styles from './NoScriptNote.module.css';

const FAILED = 'Ce formulaire ne s’est pas chargé en entier';

/**
 * Without scripts the form can't leave: this says how the centre is reached all the same. Shown
 * where the browser runs none, and where they could not be loaded.
 */
export function NoScriptNote({ centre }: { centre: Centre }) {
  return (
    <>
      <noscript>
        <div className={styles.note}>
          <Notice variant="info" heading="Ce formulaire ne marche pas dans votre navigateur">
            <Ways centre={centre} cause="Il bloque les programmes du site (JavaScript)." />
          </Notice>
        </div>
      </noscript>
      <div
        role="group"
        aria-label={FAILED}
        tabIndex={-1}
        className={clsx(styles.note, styles.failed)}
        {...{ [FAILED_NOTE]: '' }}
      >
        <Notice variant="info" heading={FAILED}>
          <Ways
            centre={centre}
            cause="Votre demande ne peut pas partir d’ici. Rechargez la page. Rien ne change ?"
          />
        </Notice>
      </div>
    </>
  );
}

function Ways({ centre, cause }: { centre: Centre; cause: string }) {
  return (
    <p>
      {fr(`${cause} Appelez-nous au `)}
      <a href={phoneHref(centre.phone)}>{formatPhone(centre.phone)}</a>
      {', écrivez sur '}
      <a href={whatsappChat(centre.whatsapp)} rel="noopener">
        WhatsApp
      </a>
      {' ou à '}
      <a href={mailHref(centre.email)}>{centre.email}</a>.
    </p>
  );
}
