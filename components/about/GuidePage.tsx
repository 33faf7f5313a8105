import type { ReactNode } from 'react';
import { PageHero } from '@/components/layout/PageHero';
import { Cta } from '@/components/sections/Cta';
import { Questions } from '@/components/sections/Questions';
import { Section } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/text/format';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { CareSteps } from './CareSteps';
import styles from './GuidePage.module.css';

interface GuidePageProps extends Guide {
  heading: string;
  breadcrumbs: BreadcrumbItems;
  phone: PhoneNumber;
  /** Between the steps and the commitments. */
  children?: ReactNode;
}

/** The steps of care, then answers to common doubts. */
export function GuidePage(props: GuidePageProps) {
  const { heading, lead, image, breadcrumbs, steps, commitments, cta, phone, children } = props;
  return (
    <>
      <PageHero title={heading} lead={lead} breadcrumbs={breadcrumbs} picture={image} />
      <CareSteps {...steps} />
      {children}
      {commitments.items.length > 0 ? (
        <Section labelledBy="engagements" heading={commitments.heading} lead={commitments.lead}>
          <Questions items={commitments.items} />
        </Section>
      ) : (
        // Separates the call to action from the ground of the steps.
        <div className={styles.gap} />
      )}
      <Cta {...cta} phone={phone} last />
    </>
  );
}
