import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { navigation } from '@/lib/content/made/navigation';
import { site } from '@/lib/content/made/site';
import { phoneHref } from '@/lib/format';
import { whatsappChat } from '@/lib/share';
import styles from './CallBar.module.css';

/**
 * On phones, the three ways to a carer under the thumb. The style sheet hides it on the
 * appointment page and while a field has focus, where it would cover what is typed.
 */
export function CallBar() {
  return (
    <nav aria-label="Nous joindre" className={styles.bar}>
      <ButtonLink href={phoneHref(site.phones[0])} look="outline">
        <Icon name="phone" />
        Appeler
      </ButtonLink>
      <ButtonLink href={whatsappChat(site.whatsapp)} look="outline">
        <Icon name="whatsapp" />
        WhatsApp
      </ButtonLink>
      <ButtonLink href={navigation.consultation.href}>{navigation.consultation.label}</ButtonLink>
    </nav>
  );
}
