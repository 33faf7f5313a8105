import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { ConsultationLink } from '@/components/layout/ConsultationLink';
import { site } from '@/lib/content/generated/site';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import styles from './CallBar.module.css';

export interface CallBarProps {
  locale: Locale;
  /** Prefills the WhatsApp message. */
  message?: string;
  /** The link to the form. */
  request: { label: string; href: string };
}

/**
 * A bottom bar on phones with three contact links. CSS hides it on the appointment page and while a
 * form control has focus, which it would cover.
 */
export function CallBar({ locale, message, request }: CallBarProps) {
  const { contact, frame } = dictionary[locale];
  return (
    <nav aria-label={frame.reachUs} className={styles.bar}>
      <PhoneButton phone={site.phones[0]} label={contact.call} />
      <WhatsAppButton number={site.whatsapp} text={message} label={contact.chat} />
      <ConsultationLink {...request} />
    </nav>
  );
}
