import { HoursList } from '@/components/openingHours/HoursList';
import { Columns } from '@/components/ui/Columns';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { closingDaysOf } from '@/lib/openingHours/closingDays';
import type { Content } from '@/lib/content/collections';
import type { Site } from '@/lib/content/schemas/site';
import { CopyDirections } from './CopyDirections';
import styles from './FindUs.module.css';

interface FindUsProps {
  content: Pick<Content['contact'], 'address' | 'hoursHeading' | 'hoursNote'>;
  site: Site;
}

const HOURS = ['consultations', 'reception', 'homeCare'] as const;

/** Address, directions and opening hours. */
export function FindUs({ content, site }: FindUsProps) {
  const { address } = site;
  const directions = `${site.name}, ${address.street}, ${address.city}. ${address.directions}`;
  return (
    <Section>
      <Columns>
        <section aria-labelledby="venir" className={styles.address}>
          <h2 id="venir">{content.address.heading}</h2>
          <address className={styles.street}>
            <Icon name="map-pin" />
            <span>
              <b>{address.street}</b>
              {address.city}, {address.country}
            </span>
          </address>
          <p>{content.address.intro}</p>
          <blockquote className={styles.directions}>{address.directions}</blockquote>
          <CopyDirections text={directions} map={address.map} />
        </section>
        <Picture
          picture={{ src: '/illustrations/acces.svg', alt: '' }}
          className={styles.picture}
        />
      </Columns>
      <section aria-labelledby="horaires" className={styles.hours}>
        <h2 id="horaires">{content.hoursHeading}</h2>
        {HOURS.map((name) => (
          <HoursList
            key={name}
            hours={site.hours[name]}
            closingDays={closingDaysOf(site, name)}
            headingLevel="h3"
          />
        ))}
        <p className={styles.hoursNote}>
          {content.hoursNote} {site.urgentCare} {site.emergency.rule}
        </p>
      </section>
    </Section>
  );
}
