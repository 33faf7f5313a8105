import { useEffect, useState } from 'react';
import type { Draft } from '@/lib/browser/draft';

/**
 * What stood in the form before it was emptied, for whoever did so by mistake. It is held in memory
 * alone, and no longer than the page is looked at: phones are shared.
 */
export function useErased() {
  const [erased, hold] = useState<Draft | null>(null);
  useEffect(() => {
    const letGo = () => hold(null);
    // The browser may show the page once more as it was left.
    window.addEventListener('pagehide', letGo);
    return () => window.removeEventListener('pagehide', letGo);
  }, []);
  return { erased, hold };
}
