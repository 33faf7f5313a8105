'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { Route } from 'next';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { asset } from '@/lib/routing/assets';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { savesData } from '@/lib/browser/connection';
import { mayTraverseHistory, loadFullStyleSheets } from './fullStyleSheets';
import { markBoundaryHydrated } from '@/lib/hydration/eventReplay';
import { pageAt, resolveInternalLink, routes } from '@/lib/routing/routes';
import styles from './Navigation.module.css';
import { useOpenHashTarget } from './useOpenHashTarget';

/**
 * The page that a link opens by soft navigation. The browser itself follows links to hashes, files,
 * phones and other sites, and links to and from a printable: it asks before its values are lost.
 */
function linkedPage(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  const page = resolveInternalLink(link.href, location.href);
  const isPrintable = page?.startsWith(`${routes.printables}/`);
  return isPrintable || document.querySelector('[data-page="printable"]') ? undefined : page;
}

/** A failure is handled when a page is to be shown. */
const ignore = () => undefined;

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
function useSoftNavigation(router: ReturnType<typeof useRouter>) {
  const [opening, setOpening] = useState<Route>();
  /** The page requested last. */
  const wanted = useRef<Route>(undefined);
  useEffect(() => {
    if (mayTraverseHistory()) loadFullStyleSheets().catch(ignore);
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

/**
 * Hash history: the browser adds an entry for each hash without the router's state. «Back» to it would
 * keep the later page on screen, so the page is shown here, or the state restored.
 */
function useHashHistory(show: (page: Route, replace: boolean) => void) {
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

/**
 * One listener for all links: internal links open by soft navigation, and are prefetched on intent
 * (hover or focus), never by being in view, and not under Save-Data. Shows a progress line while a
 * page loads.
 */
export function Navigation() {
  const router = useRouter();
  const { show, opening } = useSoftNavigation(router);
  useHashHistory(show);
  useOpenHashTarget(usePathname());
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0) return;
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      const page = linkedPage(event.target);
      if (!page) return;
      event.preventDefault();
      show(page, false);
    };
    // A tap navigates before a prefetch can finish, and Next then downloads the page a second time.
    let isTouch = false;
    const prefetch = ({ target }: Event) => {
      const page = savesData() ? undefined : linkedPage(target);
      if (!page) return;
      if (!isTouch) router.prefetch(page);
      loadFullStyleSheets().catch(ignore);
    };
    // A link that scrolls under a resting pointer shows no intent.
    let rest = { x: -1, y: -1 };
    const moved = ({ clientX, clientY }: PointerEvent) => {
      rest = { x: clientX, y: clientY };
    };
    const pointAt = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
      if (event.clientX !== rest.x || event.clientY !== rest.y) prefetch(event);
      moved(event);
    };
    // On the window: React's handlers are on the document, and run before.
    const removeListeners = listenToWindow({
      click: open,
      // A touch fires `pointerover` before `click`.
      pointerover: pointAt,
      pointermove: moved,
      focusin: prefetch,
    });
    markBoundaryHydrated('links');
    return removeListeners;
  }, [router, show]);
  return opening ? <div className={styles.line} aria-hidden="true" data-opening="" /> : null;
}
