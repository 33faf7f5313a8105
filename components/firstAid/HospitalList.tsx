import clsx from 'clsx';
import { PhoneLink } from '@/components/contact/ContactLinks';
import { Icon } from '@/components/ui/Icon';
import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { formatDate } from '@/lib/dates/formatDate';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import {
  HOSPITAL_NEEDS,
  type Hospital,
  type HospitalNeed,
  type Hospitals,
} from '@/lib/content/schemas/hospitals';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './HospitalList.module.css';

interface HospitalListProps extends Pick<Hospitals, 'toCheck' | 'noNumber'> {
  items: readonly Hospital[];
  /** The site shows a national emergency number. */
  hasNumber: boolean;
  /** Localised labels. */
  needs?: Record<HospitalNeed, string>;
  locale?: Locale;
  ground?: 'paper' | 'indigo';
}

const NEEDS = Object.keys(HOSPITAL_NEEDS) as HospitalNeed[];

/** Hospitals by need. Checked ones have their date; one note says that others are not checked. */
export function HospitalList({
  items,
  toCheck,
  noNumber,
  hasNumber,
  needs = HOSPITAL_NEEDS,
  locale = 'fr',
  ground = 'paper',
}: HospitalListProps) {
  const { firstAid, typography } = dictionary[locale];
  // Names and neighbourhoods stay French, as taxi drivers know them.
  const lang = locale === 'fr' ? undefined : 'fr';
  const notes = [
    ...(items.every(({ checked }) => checked) ? [] : [toCheck]),
    ...(hasNumber ? [] : [noNumber]),
  ];
  return (
    <>
      <div className={clsx(styles.needs, ground === 'paper' && styles.wide)}>
        {NEEDS.map((need) => {
          const matches = items.filter((hospital) => hospital.needs.includes(need));
          if (matches.length === 0) return null;
          return (
            <div
              key={need}
              className={clsx(
                panel.panel,
                panel.small,
                panel[ground],
                layout.targets,
                layout.unsplit,
                styles.need,
              )}
            >
              <h3>{needs[need]}</h3>
              <ul>
                {matches.map(({ name, neighbourhood, phone, checked }) => (
                  <li key={name} className={layout.stackXs}>
                    <strong lang={lang}>
                      <AnnotatedText>{name}</AnnotatedText>
                    </strong>
                    <span lang={lang} className={styles.neighbourhood}>
                      {neighbourhood}
                    </span>
                    {phone ? <PhoneLink phone={phone} /> : null}
                    {checked ? (
                      <span className={styles.state}>
                        {typography(firstAid.checked(formatDate(checked, locale)))}
                      </span>
                    ) : null}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {notes.length > 0 ? (
        <p className={clsx(layout.apart, styles.note)}>
          <span className={layout.iconText}>
            <Icon name="info" />
            <span>{notes.join(' ')}</span>
          </span>
        </p>
      ) : null}
    </>
  );
}
