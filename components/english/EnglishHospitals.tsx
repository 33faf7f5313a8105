import { Section, SectionHead } from '@/components/ui/Section';
import { dateInEnglish } from '@/lib/text/english';
import { formatPhone, phoneHref } from '@/lib/text/format';
import type { English } from '@/lib/content/schemas/english';
import { HOSPITAL_NEEDS, type Hospital } from '@/lib/content/schemas/hospitals';
import styles from './EnglishHospitals.module.css';

interface EnglishHospitalsProps {
  text: English['hospitals'];
  items: readonly Hospital[];
  /** Whether the centre gives a national number. */
  hasNumber: boolean;
}

const needs = Object.keys(HOSPITAL_NEEDS) as (keyof typeof HOSPITAL_NEEDS)[];

/** Where to go, by what for. Names and quarters stay as one says them to a taxi: in French. */
export function EnglishHospitals({ text, items, hasNumber }: EnglishHospitalsProps) {
  return (
    <Section id="hospitals" labelledBy="hospitals-title" ground="tint">
      <SectionHead id="hospitals-title" heading={text.heading} lead={text.lead} />
      <div className={styles.needs}>
        {needs.map((need) => {
          const own = items.filter((hospital) => hospital.needs.includes(need));
          if (own.length === 0) return null;
          return (
            <div key={need} className={styles.need}>
              <h3>{text[need]}</h3>
              <ul>
                {own.map(({ name, quarter, phone, checked }) => (
                  <li key={name}>
                    <strong lang="fr">{name}</strong> <span lang="fr">{quarter}</span>
                    {phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : null}{' '}
                    <em>{checked ? `checked on ${dateInEnglish(checked)}` : text.toCheck}</em>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {hasNumber ? null : <p className={styles.note}>{text.noNumber}</p>}
    </Section>
  );
}
