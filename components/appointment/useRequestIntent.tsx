import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, type RefObject } from 'react';
import {
  linkedService,
  requestIntent,
  type LinkedService,
  type RequestIntent,
} from '@/lib/appointment/requestIntent';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';

const currentQuery = () => location.search;

/**
 * Reads the intent from the page's query, again at each render, and selects the service type of a
 * linked service while none is selected. The query is read after hydration, so that the form stays in
 * the prerendered page.
 *
 * @param isTypeLinkedRef True while the selected service type is the link's and not the visitor's.
 */
export function useRequestIntent(
  form: RefObject<HTMLFormElement | null>,
  resetKey: number,
  services: readonly LinkedService[],
  isTypeLinkedRef: RefObject<boolean>,
): RequestIntent {
  const query = useBrowserValue(currentQuery, '');
  const type = linkedService(query, services)?.requestType;

  useEffect(() => {
    const select = form.current?.elements.namedItem('serviceType');
    if (!type || !(select instanceof HTMLSelectElement) || select.value) return;
    select.value = type;
    isTypeLinkedRef.current = true;
    return () => {
      if (isTypeLinkedRef.current) select.value = '';
      isTypeLinkedRef.current = false;
    };
  }, [form, resetKey, type, isTypeLinkedRef]);

  return requestIntent(query, services);
}

/**
 * Calls back when a soft navigation has changed the page's query. It renders nothing, in its own
 * Suspense boundary: without one, the static export would leave the form out of the prerendered page.
 */
export function QueryObserver({ onChange }: { onChange: () => void }) {
  return (
    <Suspense>
      <SearchParamsObserver onChange={onChange} />
    </Suspense>
  );
}

function SearchParamsObserver({ onChange }: { onChange: () => void }) {
  const query = useSearchParams().toString();
  useEffect(onChange, [onChange, query]);
  return null;
}
