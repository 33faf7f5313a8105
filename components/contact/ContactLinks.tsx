import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { formatPhone, mailHref, phoneHref, type PhoneNumber } from '@/lib/text/format';

interface LinkProps {
  /** With its icon before it. */
  icon?: boolean;
  className?: string;
}

/** A phone number as a link. */
export function PhoneLink({ phone, icon, className }: LinkProps & { phone: PhoneNumber }) {
  return (
    <a href={phoneHref(phone)} className={className}>
      {icon ? <Icon name="phone" /> : null}
      {formatPhone(phone, ' ')}
    </a>
  );
}

/** An e-mail address as a link. */
export function MailLink({ email, icon, className }: LinkProps & { email: string }) {
  return (
    <a href={mailHref(email)} className={className}>
      {icon ? <Icon name="envelope" /> : null}
      <NoBreak>{email}</NoBreak>
    </a>
  );
}

/** A link that opens a WhatsApp chat. The message that it prepares is not printed. */
export function ChatLink({ href, label, icon }: LinkProps & { href: string; label: string }) {
  return (
    <a href={href} rel="noopener" aria-label={label} data-address={href.split('?', 1)[0]}>
      {icon ? <Icon name="whatsapp" /> : null}
      WhatsApp
    </a>
  );
}
