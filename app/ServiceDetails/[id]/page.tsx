import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/StructuredData';
import { ServiceDetail } from '@/components/services/ServiceDetail';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { area } from '@/lib/content/generated/area';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { absoluteUrl, pageMetadata } from '@/lib/metadata/metadata';
import { pictureAddress } from '@/lib/images/photos';
import { SUMMARY } from '@/lib/content/fields';
import type { Service } from '@/lib/content/schemas/services';
import { nextSiblings } from '@/lib/routing/nextSiblings';
import { startingPrice } from '@/lib/services/prices';
import { decapitalise, endSentence } from '@/lib/text/format';
import { routes, serviceRoute } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { asPublisher } from '@/lib/metadata/structuredData/centre';
import { serviceJsonLd } from '@/lib/metadata/structuredData/service';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { forStructuredData, getPage } from '@/app/content';

type PageProps = { params: Promise<{ id: string }> };

/** The services page lists all. */
const MAX_SIBLINGS = 8;

// An unknown id has no file: the host sends the 404 page, which reads the address.
export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ id }) => ({ id: String(id) }));

const findService = (id: string) => services.find((service) => String(service.id) === id);

/** Title and description for search results: the service, the city and the lowest price with its unit. */
function searchSnippet({ title, description, pricing }: Service) {
  const { city } = site.address;
  const price = startingPrice(pricing);
  const withPrice = price && `${endSentence(description)} À ${city}, ${decapitalise(price)}.`;
  return {
    title: title.includes(city) ? title : `${title} à ${city}`,
    // Search engines truncate longer descriptions.
    description: withPrice && withPrice.length <= SUMMARY.max ? withPrice : description,
  };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const service = findService((await params).id)!;
  return pageMetadata({
    path: serviceRoute(service.id),
    ...searchSnippet(service),
    preview: service,
    siteName: site.name,
  });
}

export default async function ServicePage({ params }: PageProps) {
  const service = findService((await params).id)!;
  const breadcrumbs: BreadcrumbItems = [
    ...getPage(routes.services).breadcrumbs,
    { label: service.title, href: serviceRoute(service.id) },
  ];
  const jsonLd = serviceJsonLd(forStructuredData(service), site, pictureAddress(service.image.src));
  return (
    <>
      <StructuredData things={[breadcrumbList(breadcrumbs), jsonLd, asPublisher(site)]} />
      <ServiceDetail
        service={service}
        breadcrumbs={breadcrumbs}
        practicalInformation={servicesPage.practicalInformation}
        pricingNote={servicesPage.pricingNote}
        articles={articles.filter((article) => article.services.includes(service.id))}
        others={nextSiblings(services, service, MAX_SIBLINGS)}
        site={site}
        signs={signs}
        checksNeighbourhoods={neighbourhoodNames(area).length > 0}
        url={absoluteUrl(serviceRoute(service.id))}
      />
    </>
  );
}
