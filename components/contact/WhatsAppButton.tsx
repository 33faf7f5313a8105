import { ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { PhoneNumber } from '@/lib/content/fields';
import { whatsappChat } from '@/lib/navigation/share';

interface WhatsAppButtonProps {
  number: PhoneNumber;
  /** What the visitor may send, ready written. */
  text?: string;
  look?: ButtonLook;
}

/** Opens a WhatsApp conversation with the centre. */
export function WhatsAppButton({ number, text, look = 'outline' }: WhatsAppButtonProps) {
  return (
    <ButtonLink href={whatsappChat(number, text)} look={look}>
      <Icon name="whatsapp" />
      WhatsApp
    </ButtonLink>
  );
}
