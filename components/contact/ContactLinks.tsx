import { Icon } from '@/components/ui/Icon';
import { Unbroken } from '@/components/ui/Unbroken';
import { formatPhone, mailHref, phoneHref, type PhoneNumber } from '@/lib/text/format';

interface LinkProps {
  /** With its icon before it. */
  icon?: boolean;
  className?: string;
}

/** A phone number as a link. */
export const PhoneLink = ({ phone, icon, className }: LinkProps & { phone: PhoneNumber }) => (
  <a href={phoneHref(phone)} className={className}>
    {icon ? <Icon name="phone" /> : null}
    {formatPhone(phone, ' ')}
  </a>
);

/** An e-mail address as a link. */
export const MailLink = ({ email, icon, className }: LinkProps & { email: string }) => (
  <a href={mailHref(email)} className={className}>
    {icon ? <Icon name="envelope" /> : null}
    <Unbroken>{email}</Unbroken>
  </a>
);

/** A link that opens a WhatsApp chat. */
export const ChatLink = ({ href, label, icon }: LinkProps & { href: string; label: string }) => (
  <a href={href} rel="noopener" aria-label={label}>
    {icon ? <Icon name="whatsapp" /> : null}
    WhatsApp
  </a>
);
