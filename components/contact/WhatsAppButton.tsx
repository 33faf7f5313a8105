import { ButtonLink, type ButtonVariant } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { PhoneNumber } from '@/lib/text/format';
import { contact } from '@/lib/i18n/fr';
import { whatsappChat } from '@/lib/share/share';

interface WhatsAppButtonProps {
  number: PhoneNumber;
  /** Prefills the message. */
  text?: string;
  variant?: ButtonVariant;
  /** Its accessible name: contains «WhatsApp», and is unique for each message. */
  label?: string;
}

/** Opens a WhatsApp chat with the centre. */
export function WhatsAppButton({
  number,
  text,
  variant = 'outline',
  label = contact.chat,
}: WhatsAppButtonProps) {
  return (
    <ButtonLink href={whatsappChat(number, text)} variant={variant} aria-label={label}>
      <Icon name="whatsapp" />
      WhatsApp
    </ButtonLink>
  );
}
