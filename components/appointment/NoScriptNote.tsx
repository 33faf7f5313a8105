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

/** How to reach the centre if the form can't be sent: without scripts, or if they failed to load. */
export function NoScriptNote({ centre, locale = 'fr' }: NoScriptNoteProps) {
  const { noForm, typography } = dictionary[locale];
  return (
    <div
      role="group"
      aria-label={noForm.heading}
      tabIndex={-1}
      className={styles.note}
      {...{ [FAILED_NOTE]: '' }}
    >
      <Notice variant="info" heading={noForm.heading}>
        <p>
          {typography(noForm.text)}
          <PhoneLink phone={centre.phone} />
          {noForm.chat}
          <a href={whatsappChat(centre.whatsapp)} rel="noopener">
            WhatsApp
          </a>
          {noForm.mail}
          <MailLink email={centre.email} />.
        </p>
      </Notice>
    </div>
  );
}
