import type { OfferLeaf, ServiceLeaf } from 'schema-dts';
import { absoluteUrl, fileUrl } from '@/lib/metadata/metadata';
import { serviceRoute } from '@/lib/routing/routes';
import type { PriceLine, Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import { CENTRE_ID, closedHours, openingHoursSpecification } from './centre';
import { webPage } from './webPage';

/** ISO 4217 code of the Central African CFA franc. */
const CURRENCY = 'XAF';

/**
 * A service, with an offer for each line of its price list.
 *
 * @param image Its picture, from the site's root.
 */
export function serviceJsonLd(service: Service, site: Site, image: `/${string}`): ServiceLeaf {
  const url = absoluteUrl(serviceRoute(service.id));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    description: service.description,
    url,
    mainEntityOfPage: webPage(url, service.review),
    image: fileUrl(image),
    provider: { '@id': CENTRE_ID },
    areaServed: { '@type': 'City', name: site.address.city },
    hoursAvailable: [
      ...openingHoursSpecification(site.hours.homeCare),
      ...closedHours(site, 'homeCare'),
    ],
    ...(service.pricing.length > 0 && { offers: service.pricing.map(offer) }),
  };
}

function offer({ option, amount, upTo, per, words }: PriceLine): OfferLeaf {
  const name = { '@type': 'Offer', name: option } as const;
  if (amount === undefined) {
    return words === 'gratuit' ? { ...name, price: 0, priceCurrency: CURRENCY } : name;
  }
  if (!upTo && !per) return { ...name, price: amount, priceCurrency: CURRENCY };
  const price = upTo ? { minPrice: amount, maxPrice: upTo } : { price: amount };
  return {
    ...name,
    priceSpecification: per
      ? { '@type': 'UnitPriceSpecification', ...price, priceCurrency: CURRENCY, unitText: per }
      : { '@type': 'PriceSpecification', ...price, priceCurrency: CURRENCY },
  };
}
