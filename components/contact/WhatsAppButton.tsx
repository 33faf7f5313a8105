import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { PhoneNumber } from '@/lib/content/fields';
import { whatsappChat } from '@/lib/share';

/** Opens a WhatsApp conversation with the centre. */
export function WhatsAppButton({ number }: { number: PhoneNumber }) {
  return (
    <ButtonLink href={whatsappChat(number)} look="outline">
      <Icon name="whatsapp" />
      WhatsApp
    </ButtonLink>
  );
}
