import { useEffect } from 'react';
import { isEntryStale } from '@/lib/appointment/store/requestStore';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/**
 * Reloads if another page of this tab has changed the draft while the back/forward cache held this
 * page.
 */
export function useStaleDraft(): void {
  useEffect(() => {
    // Firefox 153 restores a cached page with the session storage of that time. A page with an unload
    // handler is not cached there.
    const noCache = 'mozInnerScreenX' in window ? { unload: () => undefined } : {};
    const reloadIfStale = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isEntryStale()) location.reload();
    };
    return listenToWindow({ pageshow: reloadIfStale, ...noCache });
  }, []);
}
