import { Icon } from '@/components/ui/Icon';
import { Section, SectionHead } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { formatDate, formatPhone, phoneHref } from '@/lib/text/format';
import { HOSPITALS_PART } from '@/lib/danger/gestures';
import { fr } from '@/lib/typography';
import { HOSPITAL_NEEDS, type Hospital, type Hospitals } from '@/lib/content/schemas/hospitals';
import styles from './HospitalList.module.css';

interface HospitalListProps extends Hospitals {
  /** Whether the centre gives a national number elsewhere. */
  hasNumber: boolean;
}

const needs = Object.entries(HOSPITAL_NEEDS) as [keyof typeof HOSPITAL_NEEDS, string][];

/** Where to go, by what for. One that nobody of the centre has checked says so. */
export function HospitalList(props: HospitalListProps) {
  const { heading, lead, items, toCheck, noNumber, hasNumber } = props;
  return (
    <Section id={HOSPITALS_PART} labelledBy="hopitaux-titre" ground="tint">
      <SectionHead id="hopitaux-titre" heading={heading} lead={lead} />
      <div className={styles.needs}>
        {needs.map(([need, name]) => {
          const own = items.filter((hospital) => hospital.needs.includes(need));
          if (own.length === 0) return null;
          return (
            <div key={need} className={styles.need}>
              <h3>{name}</h3>
              <ul>
                {own.map((hospital) => (
                  <li key={hospital.name}>
                    <Place hospital={hospital} toCheck={toCheck} />
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

function Place({ hospital, toCheck }: { hospital: Hospital; toCheck: string }) {
  const { name, quarter, phone, checked } = hospital;
  return (
    <>
      <strong>
        <Words>{name}</Words>
      </strong>
      <span className={styles.quarter}>{quarter}</span>
      {phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : null}
      <span className={styles.state}>
        {checked ? fr(`vérifié le ${formatDate(checked).toLowerCase()}`) : toCheck}
      </span>
    </>
  );
}
