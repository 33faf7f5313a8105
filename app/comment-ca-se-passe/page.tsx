import { GuidePage } from '@/components/about/GuidePage';
import { StructuredData } from '@/components/layout/StructuredData';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routing/routes';
import { guideJsonLd, getPage } from '@/app/content';

const page = getPage(routes.howItWorks);

export const { metadata } = page;

/** The answers about prices are on the page of the prices. */
const { commitments } = howItWorks;
const guide = {
  ...howItWorks,
  commitments: {
    ...commitments,
    items: commitments.items.filter(({ about }) => about !== 'prices'),
  },
};

export default function HowItWorksPage() {
  return (
    <>
      <StructuredData things={guideJsonLd(guide, page.breadcrumbs)} />
      <GuidePage {...guide} page={page} phone={site.phones[0]} />
    </>
  );
}
