import { StructuredData } from '@/components/layout/StructuredData';
import { PricesView } from '@/components/services/PricesView';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { area } from '@/lib/content/generated/area';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { pricesPage } from '@/lib/content/generated/pricesPage';
import { services } from '@/lib/content/generated/services';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routing/routes';
import { getPage } from '@/app/content';

const page = getPage(routes.prices);

export const { metadata } = page;

/** What all prices include; undefined until the centre has confirmed it. */
const includes = howItWorks.commitments.items.find(({ inEstimates }) => inEstimates);

export default function PricesRoutePage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(page.breadcrumbs)]} />
      <PricesView
        {...pricesPage}
        page={page}
        services={services}
        commitments={howItWorks.commitments.items.filter(({ about }) => about === 'prices')}
        includes={includes && `${includes.question} ${includes.answer}`}
        note={servicesPage.pricingNote}
        area={area}
        signs={signs}
        centre={site}
      />
    </>
  );
}
