import { Icon } from '@/components/ui/Icon';
import { Section, SectionHead } from '@/components/ui/Section';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { formatDate, formatPhone, phoneHref } from '@/lib/text/format';
import { HOSPITALS_HASH } from '@/lib/firstAid/firstAid';
import { fr } from '@/lib/text/typography';
import type { IsoDate } from '@/lib/content/fields';
import {
  HOSPITAL_NEEDS,
  type Hospital,
  type HospitalNeed,
  type Hospitals,
} from '@/lib/content/schemas/hospitals';
import styles from './HospitalList.module.css';

interface HospitalListProps extends Omit<Hospitals, 'items'> {
  items: readonly Hospital[];
  /** Whether the centre gives a national number elsewhere. */
  hasNumber: boolean;
  id?: string;
  /** What people look for, and the day of the last check, in the words of another language. */
  needs?: Record<HospitalNeed, string>;
  checkedOn?: (day: IsoDate) => string;
  /** The language of names and neighbourhoods, where it is another than the page's. */
  namesIn?: string;
}

const NEEDS = Object.keys(HOSPITAL_NEEDS) as HospitalNeed[];

const checkedOnInFrench = (day: IsoDate) => fr(`vérifié le ${formatDate(day).toLowerCase()}`);

/** Where to go, by what for. One that nobody of the centre has checked says so. */
export function HospitalList(props: HospitalListProps) {
  const { heading, lead, items, toCheck, noNumber, hasNumber, namesIn } = props;
  const { id = HOSPITALS_HASH, needs = HOSPITAL_NEEDS, checkedOn = checkedOnInFrench } = props;
  return (
    <Section id={id} labelledBy={`${id}-titre`} ground="tint">
      <SectionHead id={`${id}-titre`} heading={heading} lead={lead} />
      <div className={styles.needs}>
        {NEEDS.map((need) => {
          const own = items.filter((hospital) => hospital.needs.includes(need));
          if (own.length === 0) return null;
          return (
            <div key={need} className={styles.need}>
              <h3>{needs[need]}</h3>
              <ul>
                {own.map(({ name, neighbourhood, phone, checked }) => (
                  <li key={name}>
                    <strong lang={namesIn}>
                      <AnnotatedText>{name}</AnnotatedText>
                    </strong>
                    <span lang={namesIn} className={styles.neighbourhood}>
                      {neighbourhood}
                    </span>
                    {phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : null}
                    <span className={styles.state}>{checked ? checkedOn(checked) : toCheck}</span>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {hasNumber ? null : (
        <p className={styles.note}>
          <span>
            <Icon name="info" />
            <span>{noNumber}</span>
          </span>
        </p>
      )}
    </Section>
  );
}
