import { StructuredData } from '@/components/layout/StructuredData';
import { PricesView } from '@/components/prices/PricesView';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import { area } from '@/lib/content/made/area';
import { howItWorks } from '@/lib/content/made/howItWorks';
import { pricesPage } from '@/lib/content/made/pricesPage';
import { services } from '@/lib/content/made/services';
import { servicesPage } from '@/lib/content/made/servicesPage';
import { site } from '@/lib/content/made/site';
import { routes } from '@/lib/routes';
import { pageAt } from '../content';

const page = pageAt(routes.prices);

export const { metadata } = page;

export default function PricesRoutePage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(page.trail)]} />
      <PricesView
        {...pricesPage}
        heading={page.heading}
        trail={page.trail}
        services={services}
        commitments={howItWorks.commitments.items.filter((item) => item.aboutPrices)}
        note={servicesPage.pricingNote}
        area={area}
        centre={{ phone: site.phones[0], whatsapp: site.whatsapp }}
      />
    </>
  );
}
