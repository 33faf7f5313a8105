'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { asset } from '@/lib/routing/assets';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { OVERLAY_MS, overlayAllowed } from '@/lib/browser/motion';
import { MAIN_ID } from './SkipLink';
import styles from './LoadingOverlay.module.css';

/** The target of the address's hash, if any. */
function hashTarget(): HTMLElement | null {
  const name = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // A literal percent sign.
    return document.getElementById(name);
  }
}

/** Focuses the hash's target, or the page's heading. */
function focusArrival() {
  const target = hashTarget() ?? document.querySelector<HTMLElement>('h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The longest smooth scroll to the top of a page, in milliseconds. */
const SMOOTH_SCROLL_MS = 1000;

/**
 * Scrolls to the top of each page that a link opens, smoothly where the style sheet says so. Next
 * scrolls to the page's first element, which `scroll-padding` keeps below the top. «Back» keeps the
 * position that the browser restores, which it does not during a smooth scroll.
 */
function useScrollToTop(pathname: string) {
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

/**
 * The logo with its spinning rings, over the screen for one second after each path change, never on
 * the first view. Screen readers announce the page's title and nothing of this; the page is inert
 * meanwhile.
 */
export function LoadingOverlay() {
  const pathname = usePathname();
  useScrollToTop(pathname);
  const [change, setChange] = useState({ pathname, shown: false, isFirst: true });
  if (change.pathname !== pathname) {
    setChange({ pathname, shown: overlayAllowed(), isFirst: false });
  }

  useEffect(() => {
    if (!change.shown) {
      if (!change.isFirst) focusArrival();
      return;
    }
    const main = document.getElementById(MAIN_ID);
    if (main) main.inert = true;
    const lift = setTimeout(() => setChange((last) => ({ ...last, shown: false })), OVERLAY_MS);
    return () => {
      clearTimeout(lift);
      if (main) main.inert = false;
    };
  }, [change]);

  if (!change.shown) return null;
  return (
    <div className={styles.overlay} aria-hidden="true" data-overlay="">
      <span className={styles.ring} />
      <span className={styles.ring} />
      <img src={asset('/logo-light.svg')} alt="" width={72} height={72} />
    </div>
  );
}
