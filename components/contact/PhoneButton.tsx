import { ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { PhoneNumber } from '@/lib/content/fields';
import { formatPhone, phoneHref } from '@/lib/text/format';

interface PhoneButtonProps {
  phone: PhoneNumber;
  look?: ButtonLook;
  /** What it says in place of the number, where there is no room for it. */
  label?: string;
}

/** Calls the centre. It shows the number: on a computer it is read, then dialled by hand. */
export function PhoneButton({ phone, look = 'outline', label }: PhoneButtonProps) {
  return (
    <ButtonLink href={phoneHref(phone)} look={look}>
      <Icon name="phone" />
      {label ?? formatPhone(phone)}
    </ButtonLink>
  );
}
