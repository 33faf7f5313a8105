import { useEffect } from 'react';
import { fr } from '@/lib/typography';

/** Says in the page's title that something is wrong: the first thing that a screen reader reads. */
export function useTitlePrefix(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const prefixed = `${fr('Erreur : ')}${title}`;
    document.title = prefixed;
    return () => {
      // Another page has its own title by now.
      if (document.title === prefixed) document.title = title;
    };
  }, [wrong]);
}
