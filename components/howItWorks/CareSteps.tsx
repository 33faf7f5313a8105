import { Icon } from '@/components/ui/Icon';
import { Section, SectionHead } from '@/components/ui/Section';
import type { CareStep } from '@/lib/content/schemas/howItWorks';
import styles from './CareSteps.module.css';

interface CareStepsProps {
  /** Target of links to it. */
  id?: string;
  heading: string;
  lead: string;
  /** One that is in another language than the page says so. */
  items: readonly (Omit<CareStep, 'en'> & { lang?: 'fr' })[];
}

/** The way from the first call to the first news, stop by stop: what happens, when, with whom. */
export function CareSteps({ id, heading, lead, items }: CareStepsProps) {
  return (
    <Section id={id} labelledBy="etapes" ground="tint">
      <SectionHead id="etapes" heading={heading} lead={lead} />
      <ol className={styles.path}>
        {items.map(({ title, when, who, text, lang }, index) => (
          <li key={title} lang={lang} className={styles.step}>
            <div>
              <h3>
                <span className={styles.rank}>{index + 1}</span> {title}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ul className={styles.facts}>
              <li>
                <Icon name="clock" />
                {when}
              </li>
              <li>
                <Icon name="user" />
                {who}
              </li>
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
