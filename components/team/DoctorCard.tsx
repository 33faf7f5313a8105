import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import tints from '@/components/ui/tints.module.css';
import type { Doctor } from '@/lib/content/schemas/doctors';
import styles from './DoctorCard.module.css';

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'whatsapp', name: 'WhatsApp' },
  { key: 'instagram', name: 'Instagram' },
] as const;

/** Small beside the words on phones. */
export const PORTRAIT_SIZES = '(max-width: 40em) 7rem, (max-width: 68.75em) 50vw, 24rem';

interface DoctorCardProps {
  doctor: Doctor;
  /** The portrait is in the first view. */
  first?: boolean;
}

/** One member of the team. */
export function DoctorCard({ doctor, first }: DoctorCardProps) {
  const pages = networks.flatMap(({ key, name }) => {
    const href = doctor.social?.[key];
    return href ? [{ key, name, href }] : [];
  });
  return (
    <li className={clsx(styles.card, tints[doctor.color])}>
      <Picture
        picture={doctor.image}
        first={first}
        sizes={PORTRAIT_SIZES}
        className={styles.portrait}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{doctor.name}</h2>
        <p className={styles.specialty}>{doctor.specialty}</p>
        <p className={styles.description}>{doctor.description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Icon name="certificate" />
              Expérience
            </dt>
            <dd>{doctor.experience}</dd>
          </div>
          <div>
            <dt>
              <Icon name="graduation" />
              Formation
            </dt>
            <dd>{doctor.education}</dd>
          </div>
        </dl>
        {pages.length > 0 && (
          <ul className={styles.social}>
            {pages.map(({ key, name, href }) => (
              <li key={key}>
                <a
                  href={href}
                  rel="noopener"
                  aria-label={`${doctor.name} sur ${name}`}
                  className={styles.network}
                >
                  <Icon name={key} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
