import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import type { Site } from '@/lib/content/schemas/site';
import { formatPhone, phoneHref, type PhoneNumber } from '@/lib/text/format';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './UrgencyLine.module.css';

interface UrgencyLineProps {
  /** The emergency instruction, up to the phone number. */
  text: string;
  phone: PhoneNumber;
  /** In place of the number. */
  label: string;
  /** The accessible name of that label, with the number. */
  name: (number: string) => string;
  numbers?: Site['emergencyNumbers'];
}

/** The emergency line: hospital first, then the phone. */
export function UrgencyLine({ text, phone, label, name, numbers = [] }: UrgencyLineProps) {
  const number = formatPhone(phone, ' ');
  return (
    <div className={clsx(panel.panel, panel.small, layout.iconText, styles.urgency)}>
      <Icon name="warning" size="feature" />
      <p>
        {text}{' '}
        <a href={phoneHref(phone)} aria-label={name(number)} data-address={number}>
          {label}
        </a>
        {numbers.map((emergency) => (
          <span key={emergency.number}>
            {`, ${emergency.label} `}
            <a href={`tel:${emergency.number.replace(/\s/g, '')}`}>{emergency.number}</a>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
