import { GuidePage } from '@/components/howItWorks/GuidePage';
import { StructuredData } from '@/components/layout/StructuredData';
import { howItWorks } from '@/lib/content/made/howItWorks';
import { site } from '@/lib/content/made/site';
import { routes } from '@/lib/routes';
import { guideFacts, pageAt } from '../content';

const page = pageAt(routes.howItWorks);

export const { metadata } = page;

export default function HowItWorksPage() {
  return (
    <>
      <StructuredData things={guideFacts(howItWorks, page.trail)} />
      <GuidePage {...howItWorks} heading={page.heading} trail={page.trail} phone={site.phones[0]} />
    </>
  );
}
