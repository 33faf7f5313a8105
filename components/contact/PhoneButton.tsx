import { ButtonLink, type ButtonVariant } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { formatPhone, phoneHref, type PhoneNumber } from '@/lib/text/format';

interface PhoneButtonProps {
  phone: PhoneNumber;
  variant?: ButtonVariant;
  /** Replaces the number where space is short. */
  label?: string;
}

/** A call button. It shows the number, to be dialled from another device. */
export function PhoneButton({ phone, variant = 'outline', label }: PhoneButtonProps) {
  return (
    <ButtonLink href={phoneHref(phone)} variant={variant}>
      <Icon name="phone" />
      {label ?? formatPhone(phone, ' ')}
    </ButtonLink>
  );
}
