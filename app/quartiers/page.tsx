import { StructuredData } from '@/components/layout/StructuredData';
import { ServiceAreaView } from '@/components/serviceArea/ServiceAreaView';
import { area } from '@/lib/content/generated/area';
import { pricesPage } from '@/lib/content/generated/pricesPage';
import { site } from '@/lib/content/generated/site';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { areaServed, asPublisher } from '@/lib/metadata/structuredData/centre';
import { routes } from '@/lib/routing/routes';
import { getPage } from '@/app/content';

const page = getPage(routes.neighbourhoods);

export const { metadata } = page;

export default function NeighbourhoodsPage() {
  return (
    <>
      <StructuredData
        things={[breadcrumbList(page.breadcrumbs), { ...asPublisher(site), ...areaServed(area) }]}
      />
      <ServiceAreaView
        heading={page.heading}
        figure={page.figure}
        breadcrumbs={page.breadcrumbs}
        area={area}
        centre={{ phone: site.phones[0], whatsapp: site.whatsapp }}
        cta={pricesPage.cta}
      />
    </>
  );
}
