import { useEffect, useRef } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/**
 * Scrolls to the top of each page that a link opens, smoothly where the style sheet says so. Next
 * scrolls to the page's first element, which `scroll-padding` keeps below the top. «Back» keeps the
 * position that the browser restores.
 */
export function useScrollToTop(pathname: string): void {
  const last = useRef({ pathname, address: '', traversed: false });
  useEffect(() => {
    const mark = () => {
      // A link to a hash of the same page fires `popstate` too.
      last.current.traversed = location.pathname !== last.current.address;
    };
    return listenToWindow({ popstate: mark });
  }, []);
  useEffect(() => {
    const { pathname: before, traversed } = last.current;
    last.current = { pathname, address: location.pathname, traversed: false };
    if (before !== pathname && !traversed && !location.hash) scrollTo({ top: 0 });
  }, [pathname]);
}
