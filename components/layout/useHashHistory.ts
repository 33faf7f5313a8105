import { usePathname } from 'next/navigation';
import type { Route } from 'next';
import { useEffect, useRef } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { pageAt } from '@/lib/routing/routes';

/**
 * Hash history: the browser adds an entry for each hash without the router's state. «Back» to it would
 * keep the later page on screen, so the page is shown here, or the state restored.
 */
export function useHashHistory(show: (page: Route, replace: boolean) => void) {
  const pathname = usePathname();
  const shown = useRef<{ pathname: string; state: unknown }>({ pathname, state: null });
  useEffect(() => {
    shown.current = { pathname, state: history.state };
  }, [pathname]);
  useEffect(() => {
    const restore = ({ state }: PopStateEvent) => {
      const page = state === null ? pageAt(location.href) : undefined;
      if (!page) return;
      // An entry from before hydration may belong to another page. Otherwise nothing is fetched.
      if (page.split(/[?#]/)[0] !== shown.current.pathname) show(page, true);
      else if (shown.current.state) history.replaceState(shown.current.state, '');
    };
    return listenToWindow({ popstate: restore });
  }, [show]);
}
