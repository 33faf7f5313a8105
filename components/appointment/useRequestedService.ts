import { useEffect, type RefObject } from 'react';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import type { RequestContext, ServiceType } from '@/lib/appointment/appointmentFields';
import { REQUEST_KIND } from '@/lib/routing/routes';

/** A service that a link may have chosen. */
export interface LinkedService {
  id: number;
  title: string;
  /** The type of service that the form chooses for it. */
  requestType: ServiceType;
}

/** The number of the service that an address's query names, or null. */
export const linkedServiceId = (query: string): string | null =>
  new URLSearchParams(query).get('service');

/** On a field that a link has filled, and not the visitor: it is none of what was typed. */
export const LINKED = 'data-linked';

/** What the visitor comes for, by the address. */
export type Wish = Omit<RequestContext, 'reference'>;

const currentQuery = () => location.search;

/**
 * The service that the visitor comes from, and whether for a quote or for what can't wait: read
 * from `?service=` and `?demande=` once the page is alive, so that the form itself stays in the prerendered page,
 * and again whenever the form is drawn: AddressQuery tells when it must be. The service chooses the
 * type of service, which stays the visitor's to change.
 *
 * @param form The form whose choice is made.
 * @param edition Changes with each fresh form.
 */
export function useRequestedService(
  form: RefObject<HTMLFormElement | null>,
  services: readonly LinkedService[],
  edition: number,
): Wish {
  const query = useBrowserValue(currentQuery, '');
  const id = linkedServiceId(query);
  const service = services.find((known) => String(known.id) === id);
  const type = service?.requestType;

  useEffect(() => {
    const choice = form.current?.elements.namedItem('serviceType');
    if (!type || !(choice instanceof HTMLSelectElement) || choice.value) return;
    choice.value = type;
    choice.setAttribute(LINKED, '');
    const own = () => choice.removeAttribute(LINKED);
    choice.addEventListener('change', own);
    return () => {
      choice.removeEventListener('change', own);
      // It goes with the link that chose it.
      if (choice.hasAttribute(LINKED)) choice.value = '';
      own();
    };
  }, [form, type, edition]);

  const kind = new URLSearchParams(query).get(REQUEST_KIND.name);
  return {
    requestedService: service?.title ?? '',
    isQuote: kind === REQUEST_KIND.quote,
    isUrgent: kind === REQUEST_KIND.urgent,
  };
}
