'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { asset } from '@/lib/routing/assets';
import { OVERLAY_MS, overlayAllowed } from '@/lib/browser/motion';
import { MAIN_ID } from '@/components/layout/header/SkipLink';
import { useScrollToTop } from './useScrollToTop';
import styles from './LoadingOverlay.module.css';

/** Focuses the hash's target, or the page's heading. */
function focusArrival() {
  const target =
    document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
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
