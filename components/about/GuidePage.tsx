import type { ReactNode } from 'react';
import { PageHero, type PageEntry } from '@/components/layout/PageHero';
import { Cta } from '@/components/sections/Cta';
import { Questions } from '@/components/sections/Questions';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/text/format';
import { COMMITMENT_SUBJECTS, type Guide } from '@/lib/content/schemas/howItWorks';
import { routes } from '@/lib/routing/routes';
import { CareSteps } from './CareSteps';
import layout from '@/components/ui/layout.module.css';
import styles from './GuidePage.module.css';

interface GuidePageProps extends Guide {
  page: PageEntry;
  /** For the call to action. */
  phone?: PhoneNumber;
  /** Between the steps and the commitments. */
  children?: ReactNode;
}

/** The most questions without groups. */
const UNGROUPED = 8;

const OPEN_IN_GROUP = 2;

/** The steps of care, then answers to common doubts. */
export function GuidePage({
  page,
  lead,
  steps,
  commitments,
  cta,
  phone,
  children,
}: GuidePageProps) {
  return (
    <>
      <PageHero {...page} lead={lead} />
      <CareSteps {...steps} />
      {children}
      {commitments.items.length > 0 ? (
        <Section
          labelledBy="engagements"
          heading={commitments.heading}
          lead={commitments.lead}
          space={children ? 'close' : 'full'}
        >
          <CommitmentGroups items={commitments.items} />
          {commitments.items.every(({ about }) => about !== 'prices') ? (
            <p className={layout.apart}>
              <PageLink href={routes.prices} className={layout.target}>
                Tous les prix, et comment payer
              </PageLink>
            </p>
          ) : null}
        </Section>
      ) : (
        // Separates the call to action from the ground of the steps.
        <div className={styles.gap} />
      )}
      <Cta {...cta} phone={phone} last />
    </>
  );
}

/** A few questions stay together; more are in a group for each subject, with the first ones open. */
function CommitmentGroups({ items }: Pick<Guide['commitments'], 'items'>) {
  if (items.length <= UNGROUPED) return <Questions items={items} />;
  return Object.entries(COMMITMENT_SUBJECTS).map(([subject, heading]) => {
    const found = items.filter(({ about }) => about === subject);
    if (found.length === 0) return null;
    return (
      <section key={subject} aria-labelledby={`sujet-${subject}`} className={styles.group}>
        <h3 id={`sujet-${subject}`}>{heading}</h3>
        <Questions items={found} headingLevel="h4" openCount={OPEN_IN_GROUP} />
      </section>
    );
  });
}
