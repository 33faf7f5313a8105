import { useEffect } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/**
 * Opens the fold that an address leads to. Browsers of today do so for what lies within a fold; those
 * of before 2025 lead nowhere then, and none opens a fold whose own name is the address.
 *
 * @param page The page at hand.
 */
export function useOpenHashTarget(page: string): void {
  useEffect(() => {
    // Whoever has read on meanwhile is left where they are.
    unfold(scrollY === 0);
    return listenToWindow({
      // After the browser has gone there. The same link a second time is no other address.
      click: ({ target }) => {
        if (target instanceof Element && target.closest('a[href*="#"]')) setTimeout(unfold);
      },
      popstate: () => unfold(),
    });
  }, [page]);
}

function unfold(bringIntoSight = true): void {
  const target = document.getElementById(location.hash.slice(1));
  const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!fold) return;
  fold.open = true;
  if (bringIntoSight) target?.scrollIntoView();
}
