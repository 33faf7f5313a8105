'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { Route } from 'next';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { asset } from '@/lib/routing/assets';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { savesData } from '@/lib/browser/connection';
import { mayGoBackWithin, wholeStyles } from './fullStyleSheets';
import { markArrived } from '@/lib/hydration/earlyTaps';
import { pageAt, pageBehind, routes } from '@/lib/routing/routes';
import styles from './Navigation.module.css';
import { useOpenHashTarget } from './useOpenHashTarget';

/**
 * The page that a link opens in place of the one at hand. Addresses that are not written from the
 * site's root are the browser's: parts of the page, other sites, phones, the page itself anew. So are
 * links to a printable and from it: the browser asks before what is written there is lost, on the way
 * back too.
 */
function pageUnder(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  const page = pageBehind(link.href, location.href);
  const isPrintable = page?.startsWith(`${routes.printables}/`);
  return isPrintable || document.querySelector('[data-page="printable"]') ? undefined : page;
}

/** Said again, and answered, when a page is to be shown. */
const ignore = () => undefined;

/**
 * So long, in milliseconds, a page that was asked for may be on its way: its files may hang behind a
 * bad tower, and the browser itself shows that it is waiting, and lets the visitor stop.
 */
const PATIENCE = 3000;

/**
 * Shows a page in place of the one at hand, once all of its style is there. Where that can't be
 * had, or not soon enough, the browser opens the page itself, with the style that stands in it.
 *
 * @returns What shows a page, and the page that is on its way, if one is.
 */
function useShow(router: ReturnType<typeof useRouter>) {
  const [opening, setOpening] = useState<Route>();
  /** The page that was asked for last. */
  const wanted = useRef<Route>(undefined);
  useEffect(() => {
    if (mayGoBackWithin()) wholeStyles().catch(ignore);
  }, []);
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => openItself(opening), PATIENCE);
    return () => clearTimeout(timer);
  }, [opening]);
  useEffect(() => {
    // The visitor has gone elsewhere, or come back to a page that was left for the one asked for.
    const forget = (event: Event) => {
      if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
      wanted.current = undefined;
      setOpening(undefined);
    };
    return listenToWindow({ popstate: forget, pageshow: forget });
  }, []);
  const show = useCallback(
    (page: Route, replace: boolean) => {
      wanted.current = page;
      setOpening(page);
      wholeStyles().then(
        () => {
          if (wanted.current !== page) return;
          wanted.current = undefined;
          startTransition(() => {
            if (replace) router.replace(page, { scroll: false });
            else router.push(page);
            // Seen together with the page.
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
    return listenToWindow({ popstate: complete });
  }, [show]);
}

/**
 * Answers for every link of the page: links to a page of the site open it without a new load, and
 * fetch it at the first sign that the visitor wants it: the pointer over the link, or focus. Nothing
 * is fetched by scrolling, and nothing ahead where the visitor saves data. Shows a line at the head
 * of the page while another is on its way.
 */
export function Navigation() {
  const router = useRouter();
  const { show, opening } = useShow(router);
  useEntriesOfParts(show);
  useOpenHashTarget(usePathname());
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
    // A tap navigates before a prefetch can finish, and Next then downloads the page a second time.
    let isTouch = false;
    const fetchAhead = ({ target }: Event) => {
      const page = savesData() ? undefined : pageUnder(target);
      if (!page) return;
      if (!isTouch) router.prefetch(page);
      wholeStyles().catch(ignore);
    };
    // Links that glide under a pointer at rest are pointed at by nobody.
    let rest = { x: -1, y: -1 };
    const moved = ({ clientX, clientY }: PointerEvent) => {
      rest = { x: clientX, y: clientY };
    };
    const pointAt = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
      if (event.clientX !== rest.x || event.clientY !== rest.y) fetchAhead(event);
      moved(event);
    };
    // On the window: React's own handlers sit on the document, and have answered by then.
    const leave = listenToWindow({
      click: open,
      // A finger that comes down goes over the link first.
      pointerover: pointAt,
      pointermove: moved,
      focusin: fetchAhead,
    });
    markArrived('links');
    return leave;
  }, [router, show]);
  return opening ? <div className={styles.line} aria-hidden="true" data-opening="" /> : null;
}
