import { REQUEST_KIND, serviceIn } from '@/lib/routing/routes';
import type { RequestIntent } from './appointmentFields';
import type { ServiceType } from './fieldTypes';
import type { Draft } from './store/requestStore';

/** A service that a link to the form may name. */
export interface LinkedService {
  id: number;
  title: string;
  /** The service type that the form selects for it. */
  requestType: ServiceType;
}

/** Finds the service that a query names. */
export function linkedService(
  query: string,
  services: readonly LinkedService[],
): LinkedService | undefined {
  const id = serviceIn(query);
  return services.find((service) => service.id === id);
}

/**
 * Reads the intent from the page's query, such as `?service=3&demande=devis`.
 *
 * @param language What the request says of its language.
 */
export function readIntent(
  query: string,
  services: readonly LinkedService[],
  language: string,
): Omit<RequestIntent, 'estimate'> {
  // A message may leave punctuation after the link.
  const kind = new URLSearchParams(query).get(REQUEST_KIND.name)?.replace(/\W+$/, '');
  return {
    language,
    requestedService: linkedService(query, services)?.title ?? '',
    isQuote: kind === REQUEST_KIND.quote,
    isUrgent: kind === REQUEST_KIND.urgent,
  };
}

/** True if a query carries an intent. */
export function hasIntent(query: string, services: readonly LinkedService[]): boolean {
  const { requestedService, isQuote, isUrgent } = readIntent(query, services, '');
  return Boolean(requestedService) || isQuote || isUrgent;
}

/**
 * True if a selected service type is the link's choice, and not the visitor's: those are in the draft,
 * with the query of that time.
 */
export function isTypeLinked(
  type: string,
  query: string,
  services: readonly LinkedService[],
  draft: Draft | null,
): boolean {
  const service = linkedService(query, services);
  if (type !== service?.requestType) return false;
  return !draft?.values.serviceType || linkedService(draft.query, services) !== service;
}
