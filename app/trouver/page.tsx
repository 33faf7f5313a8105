import { Finder } from '@/components/finder/Finder';
import { FinderLayout } from '@/components/finder/FinderLayout';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { finder } from '@/lib/content/generated/finder';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { getPage } from '@/app/content';

const page = getPage(routes.finder);

export const { metadata } = page;

export default function FinderPage() {
  const [phone] = site.phones;
  return (
    <>
      <StructuredData things={[breadcrumbList(page.breadcrumbs)]} />
      <PageHero title={page.heading} lead={finder.lead} breadcrumbs={page.breadcrumbs} />
      <FinderLayout talk={finder.talk} phone={phone} whatsapp={site.whatsapp}>
        <Finder
          finder={finder}
          services={services}
          emergency={site.emergency}
          phone={phone}
          whatsapp={site.whatsapp}
          urgentCare={site.urgentCare}
          signs={signs}
        />
      </FinderLayout>
    </>
  );
}
