'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { Route } from 'next';
import { useCallback, useEffect, useRef } from 'react';
import { asset } from '@/lib/assets';
import { savesData } from '@/lib/browser/connection';
import { mayGoBackWithin, wholeStyles } from '@/lib/browser/wholeStyles';
import { ALIVE } from '@/lib/lateStart/earlyTaps';
import { pageAt, pageBehind } from '@/lib/routes';

/**
 * The page that a link opens in place of the one at hand. Addresses that are not written from the
 * site's root are the browser's: parts of the page, other sites, phones, the page itself anew.
 */
function pageUnder(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  return pageBehind(link.href, location.href);
}

/** Said again, and answered, when a page is to be shown. */
const noSheet = () => undefined;

/**
 * Shows a page in place of the one at hand, once all of its style is there. Where that can't be
 * had, the browser opens the page itself, with the style that stands in it.
 */
function useShow(router: ReturnType<typeof useRouter>) {
  /** The page that was asked for last. */
  const wanted = useRef<Route>(undefined);
  useEffect(() => {
    if (mayGoBackWithin()) wholeStyles().catch(noSheet);
  }, []);
  return useCallback(
    (page: Route, replace: boolean) => {
      wanted.current = page;
      router.prefetch(page);
      wholeStyles().then(
        () => {
          if (wanted.current !== page) return;
          wanted.current = undefined;
          if (replace) router.replace(page, { scroll: false });
          else router.push(page);
        },
        () => location.assign(asset(page as `/${string}`)),
      );
    },
    [router],
  );
}

/**
 * Keeps the way back right. The browser makes the history's entry of a part of a page by itself;
 * without the state that the router gives to its own, the way back to it would keep the page that
 * came after it.
 */
function useEntriesOfParts(show: (page: Route, replace: boolean) => void) {
  const pathname = usePathname();
  const shown = useRef<{ pathname: string; state: unknown }>({ pathname, state: null });
  useEffect(() => {
    shown.current = { pathname, state: history.state };
  }, [pathname]);
  useEffect(() => {
    const complete = ({ state }: PopStateEvent) => {
      const page = state === null ? pageAt(location.href) : undefined;
      if (!page) return;
      // An entry from before React leads back to another page. Else nothing has to be fetched.
      if (page.split(/[?#]/)[0] !== shown.current.pathname) show(page, true);
      else if (shown.current.state) history.replaceState(shown.current.state, '');
    };
    window.addEventListener('popstate', complete);
    return () => window.removeEventListener('popstate', complete);
  }, [show]);
}

/**
 * Answers for every link of the page: links to a page of the site open it without a new load, and
 * fetch it at the first sign that the visitor wants it: the pointer over the link, a finger on it,
 * focus. Nothing is fetched by scrolling, and nothing ahead where the visitor saves data. Shows
 * nothing.
 */
export function Navigation() {
  const router = useRouter();
  const show = useShow(router);
  useEntriesOfParts(show);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0) return;
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      const page = pageUnder(event.target);
      if (!page) return;
      event.preventDefault();
      show(page, false);
    };
    const fetchAhead = ({ target }: Event) => {
      const page = savesData() ? undefined : pageUnder(target);
      if (!page) return;
      router.prefetch(page);
      wholeStyles().catch(noSheet);
    };
    // Links that glide under a pointer at rest are pointed at by nobody.
    let rest = { x: -1, y: -1 };
    const moved = ({ clientX, clientY }: PointerEvent) => {
      rest = { x: clientX, y: clientY };
    };
    const pointAt = (event: PointerEvent) => {
      if (event.clientX !== rest.x || event.clientY !== rest.y) fetchAhead(event);
      moved(event);
    };
    // On the window: React's own handlers sit on the document, and have answered by then.
    window.addEventListener('click', open);
    // A finger that comes down goes over the link first.
    window.addEventListener('pointerover', pointAt, { passive: true });
    window.addEventListener('pointermove', moved, { passive: true });
    window.addEventListener('focusin', fetchAhead);
    // The effects of the whole shell have run by now, or run with this one.
    document.documentElement.setAttribute(ALIVE, '');
    return () => {
      window.removeEventListener('click', open);
      window.removeEventListener('pointerover', pointAt);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('focusin', fetchAhead);
    };
  }, [router, show]);
  return null;
}
