import { HoursList } from '@/components/openingHours/HoursList';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { Section } from '@/components/ui/Section';
import { getClosingDays, HOURS_SETS } from '@/lib/openingHours/closingDays';
import type { Content } from '@/lib/content/collections';
import type { Site } from '@/lib/content/schemas/site';
import styles from './ContactHours.module.css';

interface ContactHoursProps {
  content: Pick<Content['contact'], 'hoursHeading' | 'hoursNote'>;
  site: Site;
}

/** All opening hours. */
export function ContactHours({ content, site }: ContactHoursProps) {
  return (
    <Section labelledBy="horaires" ground="tinted" heading={content.hoursHeading}>
      <div className={styles.hours}>
        {HOURS_SETS.map((name) => (
          <HoursList
            key={name}
            hours={site.hours[name]}
            closingDays={getClosingDays(site, name)}
            headingLevel="h3"
          />
        ))}
      </div>
      <p className={styles.note}>
        <NoBreak>{`${content.hoursNote ?? ''} ${site.urgentCare} ${site.emergency.rule}`}</NoBreak>
      </p>
    </Section>
  );
}
