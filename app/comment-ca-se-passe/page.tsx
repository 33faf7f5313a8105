import { GuidePage } from '@/components/about/GuidePage';
import { StructuredData } from '@/components/layout/StructuredData';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routing/routes';
import { guideFacts, pageAt } from '../content';

const page = pageAt(routes.howItWorks);

export const { metadata } = page;

export default function HowItWorksPage() {
  return (
    <>
      <StructuredData things={guideFacts(howItWorks, page.breadcrumbs)} />
      <GuidePage
        {...howItWorks}
        heading={page.heading}
        breadcrumbs={page.breadcrumbs}
        phone={site.phones[0]}
      />
    </>
  );
}
