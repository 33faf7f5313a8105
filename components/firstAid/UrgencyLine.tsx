import type { PhoneNumber } from '@/lib/content/fields';
import type { Site } from '@/lib/content/schemas/site';
import { formatPhone, phoneHref } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import styles from './UrgencyLine.module.css';

interface UrgencyLineProps {
  /** Where to go when a life is in danger, up to the words before the centre's number. */
  words: string;
  phone: PhoneNumber;
  /** Stands in place of the number where there is no room for it. */
  label?: string;
  numbers?: Site['emergencyNumbers'];
}

/** What comes before anything else in an emergency: the hospital, then the phone. */
export function UrgencyLine({ words, phone, label, numbers = [] }: UrgencyLineProps) {
  const number = formatPhone(phone);
  return (
    <p className={styles.urgency}>
      {words}{' '}
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
