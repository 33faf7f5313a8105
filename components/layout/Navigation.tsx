'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { savesData } from '@/lib/browser/connection';
import { markBoundaryHydrated } from '@/lib/hydration/eventReplay';
import { getLanguage, pageAt, resolveInternalLink } from '@/lib/routing/routes';
import { prefetchFullStyleSheets } from './fullStyleSheets';
import styles from './Navigation.module.css';
import { useHashHistory } from './useHashHistory';
import { useOpenHashTarget } from './useOpenHashTarget';
import { useSoftNavigation } from './useSoftNavigation';

/**
 * The page that a link opens by soft navigation. The browser itself follows links to hashes, files,
 * phones and other sites. Also links to another language: Firefox announces a document's language
 * only as it loads (153, Orca 43).
 */
function linkedPage(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  // Not `href`: an SVG's link has an object there.
  const address = new URL(link.getAttribute('href') ?? '', location.href).href;
  const page = resolveInternalLink(address, location.href);
  if (!page || getLanguage(page) !== getLanguage(pageAt(location.href) ?? page)) return undefined;
  return page;
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
      prefetchFullStyleSheets();
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
