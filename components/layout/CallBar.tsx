import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { ConsultationLink } from './ConsultationLink';
import styles from './CallBar.module.css';

/**
 * On phones, the three ways to a carer under the thumb. The style sheet hides it on the
 * appointment page and while a field has focus, where it would cover what is typed.
 */
export function CallBar() {
  return (
    <nav aria-label="Nous joindre" className={styles.bar}>
      <PhoneButton phone={site.phones[0]} label="Appeler" />
      <WhatsAppButton number={site.whatsapp} />
      <ConsultationLink {...navigation.consultation} />
    </nav>
  );
}
