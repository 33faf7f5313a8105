import clsx from 'clsx';
import { HoursList } from '@/components/openingHours/HoursList';
import { getClosingDays } from '@/lib/openingHours/closingDays';
import type { Content } from '@/lib/content/collections';
import type { Site } from '@/lib/content/schemas/site';
import panel from '@/components/ui/panel.module.css';
import styles from './ContactHours.module.css';

interface ContactHoursProps {
  content: Pick<Content['contact'], 'hoursHeading' | 'hoursNote'>;
  site: Site;
}

const HOURS = ['consultations', 'reception', 'homeCare'] as const;

/** All opening hours. */
export function ContactHours({ content, site }: ContactHoursProps) {
  return (
    <section aria-labelledby="horaires" className={clsx(panel.panel, panel.paper, styles.hours)}>
      <h2 id="horaires">{content.hoursHeading}</h2>
      {HOURS.map((name) => (
        <HoursList
          key={name}
          hours={site.hours[name]}
          closingDays={getClosingDays(site, name)}
          headingLevel="h3"
        />
      ))}
      <p className={styles.note}>
        {content.hoursNote} {site.urgentCare} {site.emergency.rule}
      </p>
    </section>
  );
}
