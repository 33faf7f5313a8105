import { useEffect, useEffectEvent } from 'react';
import { reloadEntry } from '@/lib/appointment/store/requestStore';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/**
 * Calls back if another page of this tab has changed the draft while the back/forward cache held this
 * page.
 */
export function useStaleDraft(onStale: () => void): void {
  const checkStale = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && reloadEntry()) onStale();
  });
  useEffect(() => {
    // Firefox 153 restores a cached page with the session storage of that time. A page with an unload
    // handler is not cached there.
    const noCache = 'mozInnerScreenX' in window ? { unload: () => undefined } : {};
    return listenToWindow({ pageshow: (event) => checkStale(event), ...noCache });
  }, []);
}
