import clsx from 'clsx';
import type { Site } from '@/lib/content/schemas/site';
import { formatPhone, phoneHref, type PhoneNumber } from '@/lib/text/format';
import texts from '@/components/ui/texts.module.css';
import styles from './UrgencyLine.module.css';

interface UrgencyLineProps {
  /** The emergency instruction, up to the phone number. */
  text: string;
  phone: PhoneNumber;
  /** Replaces the number where space is short. */
  label?: string;
  /** The accessible name of that label, with the number. */
  name?: (number: string) => string;
  numbers?: Site['emergencyNumbers'];
}

/** The emergency line: hospital first, then the phone. */
export function UrgencyLine({ text, phone, label, name, numbers = [] }: UrgencyLineProps) {
  const number = formatPhone(phone, ' ');
  return (
    <p className={clsx(texts.strong, styles.urgency)}>
      {text}{' '}
      <a href={phoneHref(phone)} aria-label={name?.(number)} data-address={label && number}>
        {label ?? number}
      </a>
      {numbers.map((emergency) => (
        <span key={emergency.number}>
          {`, ${emergency.label} `}
          <a href={`tel:${emergency.number.replace(/\s/g, '')}`}>{emergency.number}</a>
        </span>
      ))}
      .
    </p>
  );
}
