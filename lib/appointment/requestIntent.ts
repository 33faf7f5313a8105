import type { RequestContext } from '@/lib/appointment/appointmentFields';
import type { ServiceType } from '@/lib/appointment/choices';
import { REQUEST_KIND } from '@/lib/routing/routes';

/** A service that a link to the form may name. */
export interface LinkedService {
  id: number;
  title: string;
  /** The service type that the form selects for it. */
  requestType: ServiceType;
}

/** What the visitor asks for, according to the link to the form. */
export type RequestIntent = Omit<RequestContext, 'reference'>;

/** Finds the service that a query names. */
export function linkedService(
  query: string,
  services: readonly LinkedService[],
): LinkedService | undefined {
  const id = new URLSearchParams(query).get('service');
  return services.find((service) => String(service.id) === id);
}

/** Reads the intent from a query such as `?service=3&demande=devis`. */
export function requestIntent(query: string, services: readonly LinkedService[]): RequestIntent {
  const kind = new URLSearchParams(query).get(REQUEST_KIND.name);
  return {
    requestedService: linkedService(query, services)?.title ?? '',
    isQuote: kind === REQUEST_KIND.quote,
    isUrgent: kind === REQUEST_KIND.urgent,
  };
}
