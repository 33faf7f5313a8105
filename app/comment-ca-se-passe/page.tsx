import { GuidePage } from '@/components/howItWorks/GuidePage';
import { StructuredData } from '@/components/layout/StructuredData';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routes';
import { guideFacts, pageAt } from '../content';

const page = pageAt(routes.howItWorks);

export const { metadata } = page;

export default function HowItWorksPage() {
  return (
    <>
      <StructuredData things={guideFacts(howItWorks, page.crumbs)} />
      <GuidePage
        {...howItWorks}
        heading={page.heading}
        crumbs={page.crumbs}
        phone={site.phones[0]}
      />
    </>
  );
}
