'use client';

import { useEffect, type RefObject } from 'react';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import type { ServiceType } from '@/lib/appointmentFields';
import { QUOTE } from '@/lib/routes';

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

/** What the visitor comes for, by the address. */
export interface Wish {
  /** Title of the service, '' where the address names none. */
  service: string;
  /** Whether the visitor asks what it would cost. */
  isQuote: boolean;
}

const currentQuery = () => location.search;

/**
 * The service that the visitor comes from, and whether for a quote: read from `?service=` and
 * `?demande=devis` once the page is alive, so that the form itself stays in the prerendered page.
 * The service chooses the type of service, which stays the visitor's to change.
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
    if (type && choice instanceof HTMLSelectElement && !choice.value) choice.value = type;
  }, [form, type, edition]);

  const isQuote = new URLSearchParams(query).get(QUOTE.name) === QUOTE.value;
  return { service: service?.title ?? '', isQuote };
}
