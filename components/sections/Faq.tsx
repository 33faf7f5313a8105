import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { formatPhone, mailHref, phoneHref } from '@/lib/format';
import { routes } from '@/lib/routes';
import type { Picture as PictureContent } from '@/lib/content/fields';
import type { FaqContactAnswer, FaqItem } from '@/lib/content/schemas/faq';
import { FaqAccordion } from './FaqAccordion';
import styles from './Faq.module.css';

interface FaqProps {
  heading: string;
  lead: string;
  items: readonly FaqItem[];
  picture?: PictureContent;
}

/** The frequent questions, with a way to the contact page for all the others. */
export function Faq({ heading, lead, items, picture }: FaqProps) {
  const entries = items.map(({ question, icon, answer }) => ({
    question,
    icon,
    answer: typeof answer === 'string' ? <p>{answer}</p> : <ContactAnswer answer={answer} />,
  }));
  return (
    <Section id="faq" labelledBy="faq-heading" ground="tint">
      <div className={styles.columns}>
        <div>
          <h2 id="faq-heading">{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <ButtonLink href={routes.contact} look="outline" className={styles.link}>
            Posez-nous votre question
            <Icon name="arrow-right" />
          </ButtonLink>
          {picture ? <Picture picture={picture} decorative className={styles.picture} /> : null}
        </div>
        <FaqAccordion entries={entries} />
      </div>
    </Section>
  );
}

function ContactAnswer({ answer }: { answer: FaqContactAnswer }) {
  return (
    <>
      <p>{answer.intro}</p>
      <ul className={styles.contacts}>
        {answer.entries.map((entry) => (
          <li key={entry.value}>
            {entry.type === 'email' ? (
              <a href={mailHref(entry.value)}>
                <Icon name="envelope" />
                {entry.value}
              </a>
            ) : (
              <a href={phoneHref(entry.value)}>
                <Icon name="phone" />
                {formatPhone(entry.value)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
