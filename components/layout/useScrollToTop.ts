import { useEffect, useRef } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/** The longest smooth scroll to the top of a page, in milliseconds. */
const SMOOTH_SCROLL_MS = 1000;

/**
 * Scrolls to the top of each page that a link opens, smoothly where the style sheet says so. Next
 * scrolls to the page's first element, which `scroll-padding` keeps below the top. «Back» keeps the
 * position that the browser restores, which it does not during a smooth scroll.
 */
export function useScrollToTop(pathname: string): void {
  const last = useRef({ pathname, address: '', traversed: false });
  /** The scroll position at the last click. */
  const pressedAt = useRef(0);
  /** The previous page and its scroll position, during the smooth scroll. */
  const left = useRef({ pathname: '', top: 0, until: 0 });
  useEffect(() => {
    const mark = () => {
      // A link to a hash of the same page fires `popstate` too.
      last.current.traversed = location.pathname !== last.current.address;
    };
    const press = () => {
      pressedAt.current = scrollY;
    };
    return listenToWindow({ popstate: mark, click: press });
  }, []);
  useEffect(() => {
    const { pathname: before, traversed } = last.current;
    last.current = { pathname, address: location.pathname, traversed: false };
    if (before === pathname) return;
    if (traversed) {
      const { pathname: origin, top, until } = left.current;
      if (origin !== pathname || performance.now() > until) return;
      const reset = () => scrollTo({ top, behavior: 'instant' });
      reset();
      // Smooth scrolling may apply one more frame; reset again.
      requestAnimationFrame(reset);
    } else if (!location.hash) {
      left.current = {
        pathname: before,
        top: pressedAt.current,
        until: performance.now() + SMOOTH_SCROLL_MS,
      };
      scrollTo({ top: 0 });
    }
  }, [pathname]);
}
