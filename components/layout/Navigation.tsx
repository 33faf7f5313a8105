'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/lib/browser/connection';
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

/**
 * Answers for every link of the page: links to a page of the site open it without a new load, and
 * fetch it at the first sign that the visitor wants it: the pointer over the link, a finger on it,
 * focus. Nothing is fetched by scrolling, and nothing ahead where the visitor saves data. Shows
 * nothing.
 */
export function Navigation() {
  const router = useRouter();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0) return;
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      const page = pageUnder(event.target);
      if (!page) return;
      event.preventDefault();
      router.push(page);
    };
    const fetchAhead = ({ target }: Event) => {
      const page = savesData() ? undefined : pageUnder(target);
      if (page) router.prefetch(page);
    };
    // The browser makes the history's entry of a part by itself: unless the router hears of it, the
    // way back to it would keep the page that came after.
    const tellRouter = ({ state }: PopStateEvent) => {
      const page = state === null && pageAt(location.href);
      if (page) router.replace(page, { scroll: false });
    };
    // On the window: React's own handlers sit on the document, and have answered by then.
    window.addEventListener('click', open);
    // A finger that comes down goes over the link first.
    window.addEventListener('pointerover', fetchAhead, { passive: true });
    window.addEventListener('focusin', fetchAhead);
    window.addEventListener('popstate', tellRouter);
    return () => {
      window.removeEventListener('click', open);
      window.removeEventListener('pointerover', fetchAhead);
      window.removeEventListener('focusin', fetchAhead);
      window.removeEventListener('popstate', tellRouter);
    };
  }, [router]);
  return null;
}
