import { ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { PhoneNumber } from '@/lib/content/fields';
import { contact } from '@/lib/i18n/fr';
import { whatsappChat } from '@/lib/share/share';

interface WhatsAppButtonProps {
  number: PhoneNumber;
  /** What the visitor may send, ready written. */
  text?: string;
  look?: ButtonLook;
  /** Its accessible name. It holds «WhatsApp», and differs where the text does. */
  label?: string;
}

/** Opens a WhatsApp conversation with the centre. */
export function WhatsAppButton(props: WhatsAppButtonProps) {
  const { number, text, look = 'outline', label = contact.chat } = props;
  return (
    <ButtonLink href={whatsappChat(number, text)} look={look} aria-label={label}>
      <Icon name="whatsapp" />
      WhatsApp
    </ButtonLink>
  );
}
