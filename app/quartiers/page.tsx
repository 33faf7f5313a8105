import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { NeighbourhoodCheck } from '@/components/serviceArea/NeighbourhoodCheck';
import { AREA_ID, NeighbourhoodLists } from '@/components/serviceArea/NeighbourhoodLists';
import { Section } from '@/components/ui/Section';
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
  const [phone] = site.phones;
  return (
    <>
      <StructuredData
        things={[breadcrumbList(page.breadcrumbs), { ...asPublisher(site), ...areaServed(area) }]}
      />
      <PageHero {...page} lead={area.lead} />
      <Section labelledBy={AREA_ID}>
        <NeighbourhoodCheck area={area} centre={{ phone, whatsapp: site.whatsapp }} />
        <NeighbourhoodLists area={area} />
      </Section>
      <Cta {...pricesPage.cta} phone={phone} last />
    </>
  );
}
