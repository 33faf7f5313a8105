import { useEffect, useRef } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/**
 * Scrolls to the top of each page that a link opens, smoothly where the style sheet says so. Next
 * scrolls to the page's first element, which `scroll-padding` keeps below the top. «Back» keeps the
 * position that the browser restores; during a smooth scroll it restores none (Chromium 156).
 */
export function useScrollToTop(pathname: string): void {
  const last = useRef({ pathname, address: '', traversed: false });
  /** The page of the last click, and its scroll position. */
  const left = useRef({ pathname: '', top: 0 });
  useEffect(() => {
    const mark = () => {
      // A link to a hash of the same page fires `popstate` too.
      last.current.traversed = location.pathname !== last.current.address;
    };
    const press = () => {
      left.current = { pathname: last.current.pathname, top: scrollY };
    };
    return listenToWindow({ popstate: mark, click: press });
  }, []);
  useEffect(() => {
    const { pathname: before, traversed } = last.current;
    last.current = { pathname, address: location.pathname, traversed: false };
    if (before === pathname) return;
    if (!traversed && !location.hash) scrollTo({ top: 0 });
    if (!traversed) return;
    const { pathname: origin, top } = left.current;
    left.current.pathname = '';
    if (origin !== pathname) return;
    const restore = () => scrollTo({ top, behavior: 'instant' });
    restore();
    // Smooth scrolling may apply one more frame.
    requestAnimationFrame(restore);
  }, [pathname]);
}
