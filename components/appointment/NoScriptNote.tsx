import clsx from 'clsx';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import type { Centre } from '@/lib/appointment/requestText';
import { FAILED_NOTE } from '@/lib/hydration/eventReplay';
import { whatsappChat } from '@/lib/share/share';
import { MailLink, PhoneLink } from '@/components/contact/ContactLinks';
import { Notice } from '@/components/sections/Notice';
import styles from './NoScriptNote.module.css';

interface NoScriptNoteProps {
  centre: Centre;
  locale?: Locale;
}

/**
 * How to reach the centre if the form can't be sent: without JavaScript, and if its scripts failed
 * to load.
 */
export function NoScriptNote({ centre, locale = 'fr' }: NoScriptNoteProps) {
  const { noScript, noScriptCause, failed, failedCause } = dictionary[locale].noForm;
  return (
    <>
      <noscript>
        <div className={styles.note}>
          <Notice variant="info" heading={noScript}>
            <ContactLine {...{ centre, locale }} cause={noScriptCause} />
          </Notice>
        </div>
      </noscript>
      <div
        role="group"
        aria-label={failed}
        tabIndex={-1}
        className={clsx(styles.note, styles.failed)}
        {...{ [FAILED_NOTE]: '' }}
      >
        <Notice variant="info" heading={failed}>
          <ContactLine {...{ centre, locale }} cause={failedCause} />
        </Notice>
      </div>
    </>
  );
}

function ContactLine({ centre, locale, cause }: Required<NoScriptNoteProps> & { cause: string }) {
  const { noForm, typography } = dictionary[locale];
  return (
    <p>
      {typography(`${cause} ${noForm.call}`)}
      <PhoneLink phone={centre.phone} />
      {noForm.chat}
      <a href={whatsappChat(centre.whatsapp)} rel="noopener">
        WhatsApp
      </a>
      {noForm.mail}
      <MailLink email={centre.email} />.
    </p>
  );
}
