import clsx from 'clsx';
import type { Centre } from '@/lib/appointment/requestText';
import { FAILED_NOTE } from '@/lib/hydration/eventReplay';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { whatsappChat } from '@/lib/share/share';
import { fr } from '@/lib/text/typography';
import { Notice } from '@/components/sections/Notice';
import styles from './NoScriptNote.module.css';

const FAILED = 'Ce formulaire ne s’est pas chargé en entier';

/**
 * How to reach the centre if the form can't be sent: without JavaScript, and if its scripts failed
 * to load.
 */
export function NoScriptNote({ centre }: { centre: Centre }) {
  return (
    <>
      <noscript>
        <div className={styles.note}>
          <Notice variant="info" heading="Ce formulaire ne marche pas dans votre navigateur">
            <ContactLine centre={centre} cause="Il bloque les programmes du site (JavaScript)." />
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
          <ContactLine
            centre={centre}
            cause="Votre demande ne peut pas partir d’ici. Rechargez la page. Rien ne change ?"
          />
        </Notice>
      </div>
    </>
  );
}

function ContactLine({ centre, cause }: { centre: Centre; cause: string }) {
  return (
    <p>
      {fr(`${cause} Appelez-nous au `)}
      <a href={phoneHref(centre.phone)}>{formatPhone(centre.phone, ' ')}</a>
      {', écrivez sur '}
      <a href={whatsappChat(centre.whatsapp)} rel="noopener">
        WhatsApp
      </a>
      {' ou à '}
      <a href={mailHref(centre.email)}>{centre.email}</a>.
    </p>
  );
}
