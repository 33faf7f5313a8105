'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { asset } from '@/lib/routing/assets';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { OVERLAY_MS, overlayAllowed } from '@/lib/browser/motion';
import { MAIN_ID } from './SkipLink';
import styles from './LoadingOverlay.module.css';

/** The part of the page that the address names, if there is one. */
function linkedPart(): HTMLElement | null {
  const name = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // A percent sign that escapes nothing.
    return document.getElementById(name);
  }
}

/** Puts focus where the visitor has arrived: the linked part of the page, or its heading. */
function focusArrival() {
  const target = linkedPart() ?? document.querySelector<HTMLElement>('h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** No browser glides longer to the top of a page, in milliseconds. */
const GLIDE_MS = 1000;

/**
 * Leads to the top of each page that a link opens, gliding where the style sheet says so. Next
 * itself leads to the page's first element, which the space kept for the header holds below the
 * top. Back and forward keep the place that the browser gives back, which it does not while a page
 * glides.
 */
function useScrollToTop(pathname: string) {
  const last = useRef({ pathname, address: '', traversed: false });
  /** Where the visitor stood at the last press. */
  const pressedAt = useRef(0);
  /** The page that was left, and where, while the next one glides. */
  const left = useRef({ pathname: '', top: 0, until: 0 });
  useEffect(() => {
    const mark = () => {
      // A link to a part of the same page comes here too, and leads nowhere else.
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
      const stand = () => scrollTo({ top, behavior: 'instant' });
      stand();
      // The glide is over; what it went on by since the last frame comes with the next.
      requestAnimationFrame(stand);
    } else if (!location.hash) {
      left.current = {
        pathname: before,
        top: pressedAt.current,
        until: performance.now() + GLIDE_MS,
      };
      scrollTo({ top: 0 });
    }
  }, [pathname]);
}

/**
 * The logo with its turning rings, over the screen for one second after each path change, never
 * on the first view. Screen readers hear the new page's title and nothing of this; what lies
 * under it can't be reached meanwhile.
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
