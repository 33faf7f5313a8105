import { useEffect } from 'react';

/**
 * Opens the fold that an address leads to. Browsers of today do so for what lies within a fold; those
 * of before 2025 lead nowhere then, and none opens a fold whose own name is the address.
 *
 * @param page The page at hand.
 */
export function useUnfold(page: string): void {
  useEffect(() => {
    const unfold = (follow: boolean) => {
      const target = document.getElementById(location.hash.slice(1));
      const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
      if (!fold) return;
      fold.open = true;
      if (follow) target?.scrollIntoView();
    };
    const show = () => unfold(true);
    // Whoever has read on meanwhile is left where they are.
    unfold(scrollY === 0);
    // After the browser has gone there. The same link a second time is no other address.
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) setTimeout(show);
    };
    addEventListener('click', follow);
    addEventListener('popstate', show);
    return () => {
      removeEventListener('click', follow);
      removeEventListener('popstate', show);
    };
  }, [page]);
}
