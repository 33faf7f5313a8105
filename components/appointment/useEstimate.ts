import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { keepNeighbourhood } from '@/components/serviceArea/keepNeighbourhood';
import type { ServiceType } from '@/lib/appointment/fieldTypes';
import { linkedService, type LinkedService } from '@/lib/appointment/requestIntent';
import { readDraft, subscribe, updateDraft } from '@/lib/appointment/store/requestStore';
import { readPlatform } from '@/lib/browser/readPlatform';
import type { Area } from '@/lib/content/schemas/area';
import type { Service } from '@/lib/content/schemas/services';
import { PRICE, readEstimateQuery, type Estimate } from '@/lib/routing/estimateQuery';
import { forService } from '@/lib/routing/routes';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { priceOffers } from '@/lib/services/offers';
import { MAX_PER_WEEK } from '@/lib/services/prices';
import { useFormMessages } from './formLanguage';

/** A service with the prices of which a request may have an estimate. */
export type PricedService = LinkedService & Pick<Service, 'pricing'>;

/** As text: a snapshot must be the same until it changes. */
const storedEstimate = (): string => JSON.stringify(readDraft()?.estimate ?? null);

/**
 * The estimate that the request asks for: data of the draft, in words here. A link's moves from the
 * address into the draft, where it ends with the request.
 *
 * @param query The page's query at this render.
 * @returns In French for the centre, '' for none; the service type that it goes with; and its removal.
 */
export function useEstimate(
  services: readonly PricedService[],
  area: Area,
  resetKey: number,
  query: string,
): { estimate: string; estimateType: ServiceType | undefined; removeEstimate: () => void } {
  const { describeEstimate } = useFormMessages();
  const stored = useSyncExternalStore(subscribe, storedEstimate, () => 'null');
  const estimate = JSON.parse(stored) as Estimate | null;
  const offers = priceOffers(services);
  const find = (anchor: string | null | undefined) =>
    offers.find((offer) => offer.anchor === anchor);

  const save = (estimate?: Estimate) => updateDraft(() => ({ estimate }));

  const move = useEffectEvent(() => {
    const { pathname, search, hash } = location;
    const named = linkedService(search, services);
    const asked = find(new URLSearchParams(search).get(PRICE));
    if (asked && asked.service.id === named?.id) {
      const { anchor, line } = asked;
      const max = line.unit ? MAX_PER_WEEK[line.unit] : 0;
      const choice = readEstimateQuery(search, max, neighbourhoodNames(area));
      save({ anchor, ...choice });
      if (choice.neighbourhood) keepNeighbourhood(choice.neighbourhood);
      // Else a reload after the request was sent would ask for it again.
      const url = forService(pathname, named.id) + hash;
      readPlatform(() => history.replaceState(history.state, '', url), undefined);
    }
    const offer = find(readDraft()?.estimate?.anchor);
    if (named && offer && named.id !== offer.service.id) save();
  });
  useLayoutEffect(() => move(), [resetKey, query]);

  const offer = find(estimate?.anchor);
  return {
    estimateType: services.find(({ id }) => id === offer?.service.id)?.requestType,
    estimate: estimate && offer ? describeEstimate(offer.line, estimate) : '',
    removeEstimate: () => save(),
  };
}
