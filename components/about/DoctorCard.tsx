import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import tones from '@/components/ui/tones.module.css';
import type { Doctor } from '@/lib/content/schemas/doctors';
import { DefinitionList } from './DefinitionList';
import layout from '@/components/ui/layout.module.css';
import card from './teamCard.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './DoctorCard.module.css';

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'whatsapp', name: 'WhatsApp' },
  { key: 'instagram', name: 'Instagram' },
] as const;

interface DoctorCardProps {
  doctor: Doctor;
  /** The portrait is in the first viewport. */
  priority?: boolean;
}

/** A member of the team. */
export function DoctorCard({ doctor, priority }: DoctorCardProps) {
  const profiles = networks.flatMap(({ key, name }) => {
    const href = doctor.social?.[key];
    return href ? [{ key, name, href }] : [];
  });
  return (
    <li className={clsx(card.card, styles.card, tones[doctor.color])}>
      <Picture
        picture={doctor.image}
        priority={priority}
        sizes="(max-width: 40em) 7rem, (max-width: 68.75em) 50vw, 24rem"
        className={styles.portrait}
      />
      <div className={card.content}>
        <h2 className={clsx(card.name, styles.name)}>{doctor.name}</h2>
        <p className={styles.specialty}>{doctor.specialty}</p>
        <p className={clsx(texts.note, styles.description)}>{doctor.description}</p>
        <DefinitionList
          items={[
            ['certificate', 'Expérience', doctor.experience],
            ['graduation', 'Formation', doctor.education],
          ]}
        />
        {profiles.length > 0 && (
          <ul className={clsx(layout.iconLine, styles.social)}>
            {profiles.map(({ key, name, href }) => (
              <li key={key}>
                <a
                  href={href}
                  rel="noopener"
                  aria-label={`${doctor.name} sur ${name}`}
                  className={clsx(layout.tinted, styles.network)}
                >
                  <Icon name={key} alone />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
