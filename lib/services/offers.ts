import { slug } from '@/lib/text/slug';
import { OPTION_PREFIX } from '@/lib/routing/estimateQuery';
import type { PriceLine, Service } from '@/lib/content/schemas/services';

/** A price, its service and the anchor by which links open it on the prices page. */
export interface PriceOffer {
  anchor: string;
  service: Pick<Service, 'id' | 'title'>;
  line: PriceLine;
}

/** The anchor of a price line. It changes with the line's name, not with its place in the list. */
export const priceAnchor = (serviceId: number, { option }: Pick<PriceLine, 'option'>): string =>
  `${OPTION_PREFIX}${serviceId}-${slug(option)}`;

/** Every price of the services, in their order. */
export const priceOffers = (
  services: readonly Pick<Service, 'id' | 'title' | 'pricing'>[],
): PriceOffer[] =>
  services.flatMap(({ id, title, pricing }) =>
    pricing.map((line) => ({ anchor: priceAnchor(id, line), service: { id, title }, line })),
  );
