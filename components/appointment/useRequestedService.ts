'use client';

import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { serviceTypeFor } from '@/lib/appointment';

const never = () => () => undefined;
const currentQuery = () => location.search;

/**
 * The service that the visitor comes from, read from `?service=` once the page is alive, so that
 * the form itself stays in the prerendered page. It chooses the type of service, which stays the
 * visitor's to change.
 *
 * @param form The form whose choice is made.
 * @param edition Changes with each fresh form.
 * @returns The service's title, '' where the address names none.
 */
export function useRequestedService(
  form: RefObject<HTMLFormElement | null>,
  services: readonly { id: number; title: string }[],
  edition: number,
): string {
  const query = useSyncExternalStore(never, currentQuery, () => '');
  const id = new URLSearchParams(query).get('service');
  const service = services.find((known) => String(known.id) === id);
  const serviceId = service?.id;

  useEffect(() => {
    const choice = form.current?.elements.namedItem('serviceType');
    if (serviceId !== undefined && choice instanceof HTMLSelectElement && !choice.value) {
      choice.value = serviceTypeFor(serviceId);
    }
  }, [form, serviceId, edition]);

  return service?.title ?? '';
}
