import type { useRouter } from 'next/navigation';
import type { Route } from 'next';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { asset } from '@/lib/routing/assets';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import {
  loadFullStyleSheets,
  mayTraverseHistory,
  prefetchFullStyleSheets,
} from './fullStyleSheets';

/**
 * The longest soft navigation, in milliseconds. On a bad network a full one is better: the browser
 * shows that it waits, and can be stopped.
 */
const NAVIGATION_TIMEOUT_MS = 3000;

/**
 * Soft navigation: shows a page once the full style sheets are loaded. If they fail or take too long,
 * the browser opens the page itself, with its critical CSS.
 *
 * @returns A function that shows a page, and the page that is loading, if any.
 */
export function useSoftNavigation(router: ReturnType<typeof useRouter>) {
  const [opening, setOpening] = useState<Route>();
  /** The page requested last. */
  const wanted = useRef<Route>(undefined);
  useEffect(() => {
    if (mayTraverseHistory()) prefetchFullStyleSheets();
  }, []);
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => openItself(opening), NAVIGATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [opening]);
  useEffect(() => {
    // The user has gone elsewhere, or back to a page from before the request.
    const cancel = (event: Event) => {
      if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
      wanted.current = undefined;
      setOpening(undefined);
    };
    return listenToWindow({ popstate: cancel, pageshow: cancel });
  }, []);
  const show = useCallback(
    (page: Route, replace: boolean) => {
      wanted.current = page;
      setOpening(page);
      loadFullStyleSheets().then(
        () => {
          if (wanted.current !== page) return;
          wanted.current = undefined;
          startTransition(() => {
            if (replace) router.replace(page, { scroll: false });
            else router.push(page);
            // In the same render as the page.
            setOpening(undefined);
          });
        },
        () => openItself(page),
      );
    },
    [router],
  );
  return { show, opening };
}

const openItself = (page: Route) => location.assign(asset(page as `/${string}`));
