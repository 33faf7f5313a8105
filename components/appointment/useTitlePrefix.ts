'use client';

import { useEffect } from 'react';
import { fr } from '@/lib/typography';

/** Says in the page's title that something is wrong: the first thing that a screen reader reads. */
export function useTitlePrefix(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = `${fr('Erreur : ')}${title}`;
    return () => {
      document.title = title;
    };
  }, [wrong]);
}
