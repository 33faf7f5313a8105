import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import { loadEmail } from './email';
import { reloadIfStale } from '@/lib/browser/staleDeployment';

/**
 * Whether the visitor has reached for the form. At that first touch, what it needs later is
 * fetched.
 *
 * @returns `reach` is for the form's own events.
 */
export function useReached(form: RefObject<HTMLFormElement | null>) {
  /** A latch: once reached for, the form stays so. */
  const [reached, latch] = useReducer(() => true, false);

  const reach = () => {
    if (reached) return;
    latch();
    // Its code is gone where the site has been published anew: better now than at the sending.
    loadEmail().catch(reloadIfStale);
  };

  // React may come when the visitor is in the form already.
  const reachIfInside = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) reach();
  });
  useEffect(() => reachIfInside(), []);

  return { reached, reach };
}
