import type { Site } from '@/lib/content/schemas/site';
import { formatPhone, phoneHref, type PhoneNumber } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import styles from './UrgencyLine.module.css';

interface UrgencyLineProps {
  /** The emergency instruction, up to the phone number. */
  text: string;
  phone: PhoneNumber;
  /** Replaces the number where space is short. */
  label?: string;
  numbers?: Site['emergencyNumbers'];
}

/** The emergency line: hospital first, then the phone. */
export function UrgencyLine({ text, phone, label, numbers = [] }: UrgencyLineProps) {
  const number = formatPhone(phone, ' ');
  return (
    <p className={styles.urgency}>
      {text}{' '}
      <a
        href={phoneHref(phone)}
        aria-label={label && fr(`${label} le ${number}`)}
        data-address={label && number}
      >
        {label ?? number}
      </a>
      {numbers.map((emergency) => (
        <span key={emergency.number}>
          {`, ${emergency.label} `}
          <a href={`tel:${emergency.number}`}>{emergency.number}</a>
        </span>
      ))}
      .
    </p>
  );
}
