import { ButtonLink, type ButtonVariant } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { PhoneNumber } from '@/lib/content/fields';
import { whatsappChat } from '@/lib/share/share';

interface WhatsAppButtonProps {
  number: PhoneNumber;
  /** Prefills the message. */
  text?: string;
  variant?: ButtonVariant;
  /** Its accessible name: contains «WhatsApp», and is unique for each message. */
  label?: string;
}

/** The accessible name of links without a message. */
export const CHAT_NAME = 'Écrire au centre sur WhatsApp';
export const ENGLISH_CHAT_NAME = 'Write to the centre on WhatsApp';

/** Opens a WhatsApp chat with the centre. */
export function WhatsAppButton(props: WhatsAppButtonProps) {
  const { number, text, variant = 'outline', label = CHAT_NAME } = props;
  return (
    <ButtonLink href={whatsappChat(number, text)} variant={variant} aria-label={label}>
      <Icon name="whatsapp" />
      WhatsApp
    </ButtonLink>
  );
}
