import clsx from 'clsx';
import { MailLink, PhoneLink } from '@/components/contact/ContactLinks';
import { ButtonLink } from '@/components/ui/Button';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/text/Prose';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import type { FaqItem } from '@/lib/content/schemas/faq';
import type { Site } from '@/lib/content/schemas/site';
import { FaqAccordion } from './FaqAccordion';
import layout from '@/components/ui/layout.module.css';
import styles from './Faq.module.css';

interface FaqProps {
  heading: string;
  lead: string;
  questions: readonly FaqItem[];
  centre: Pick<Site, 'email' | 'phones'>;
  /** Decorative, on wide screens. */
  image?: PictureContent['src'];
}

/** The FAQ, with a link to the contact page. */
export function Faq({ heading, lead, questions, centre, image }: FaqProps) {
  return (
    <Section id="faq" labelledBy="faq-heading" ground="tinted">
      <div className={clsx(layout.columns, layout.flow, styles.columns)}>
        <div>
          <h2 id="faq-heading">{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          {image ? (
            <Picture
              picture={{ src: image, alt: '' }}
              className={clsx(layout.screen, styles.picture)}
            />
          ) : null}
        </div>
        <div>
          <FaqAccordion className={clsx(layout.stackS, styles.entries)}>
            {questions.map(({ question, icon, answer, contacts, prices }) => (
              <Disclosure
                key={question}
                name="faq"
                heading={question}
                headingLevel="h3"
                icon={icon}
              >
                <Prose>{answer}</Prose>
                {prices ? (
                  <p>
                    <PageLink href={routes.prices}>{fr('Tous nos tarifs')}</PageLink>
                  </p>
                ) : null}
                {contacts ? (
                  <ul className={clsx(layout.targets, styles.contacts)}>
                    <li>
                      <MailLink email={centre.email} icon />
                    </li>
                    {centre.phones.map((phone) => (
                      <li key={phone}>
                        <PhoneLink phone={phone} icon />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </Disclosure>
            ))}
          </FaqAccordion>
          {/* After the last question, for all others. */}
          <ButtonLink href={routes.contact} variant="outline" className={layout.apart}>
            Posez-nous votre question
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
