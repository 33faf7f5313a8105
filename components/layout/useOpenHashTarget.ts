import { useEffect } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/**
 * Opens every disclosure that contains the hash's target. Browsers before 2025 do not, and none opens a
 * disclosure that is itself the target.
 *
 * @param page The current page.
 */
export function useOpenHashTarget(page: string): void {
  useEffect(() => {
    // Users who have scrolled meanwhile stay where they are.
    openHashTarget(scrollY === 0);
    return listenToWindow({
      // After the browser's own navigation. A second click on the same link changes no address.
      click: ({ target }) => {
        if (target instanceof Element && target.closest('a[href*="#"]')) {
          setTimeout(openHashTarget);
        }
      },
      popstate: () => openHashTarget(),
    });
  }, [page]);
}

function openHashTarget(scrollsIntoView = true): void {
  const target = document.getElementById(location.hash.slice(1));
  const findClosed = () => target?.closest<HTMLDetailsElement>('details:not([open])');
  let closed = findClosed();
  if (!closed) return;
  for (; closed; closed = findClosed()) closed.open = true;
  if (scrollsIntoView) target?.scrollIntoView();
}
