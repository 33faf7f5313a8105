import { CareSteps } from '@/components/howItWorks/CareSteps';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { Section, SectionHead } from '@/components/ui/Section';
import { howItWorks } from '@/lib/content/made/howItWorks';
import { site } from '@/lib/content/made/site';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import { faqPage } from '@/lib/build/structuredData/faq';
import { pageAt } from '../content';

const page = pageAt(routes.howItWorks);

export const { metadata } = page;

export default function HowItWorksPage() {
  const { lead, steps, commitments, cta } = howItWorks;
  const { items } = commitments;
  // No machine may learn an answer that the centre has not confirmed.
  const confirmed = items.filter((item) => item.confirmed);
  const facts = confirmed.length > 0 ? [faqPage(confirmed, site)] : [];
  return (
    <>
      <StructuredData things={[breadcrumbList(page.trail), ...facts]} />
      <PageHero title={page.heading} lead={lead} trail={page.trail} />
      <CareSteps {...steps} />
      {items.length > 0 ? (
        <Section labelledBy="engagements">
          <SectionHead id="engagements" heading={commitments.heading} lead={commitments.lead} />
          <HighlightGrid
            items={items.map(({ icon, question, answer }) => ({
              icon,
              title: question,
              text: answer,
            }))}
          />
        </Section>
      ) : null}
      <Cta {...cta} phone={site.phones[0]} last />
    </>
  );
}
