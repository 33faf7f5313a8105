'use client';

import { useEffect } from 'react';
import { BrokenPage } from '@/components/layout/BrokenPage';
import { reloadIfStale } from '@/lib/hydration/pageScripts';

/** Error boundary of the pages. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  // A page from before a new deployment may request scripts that are gone.
  useEffect(() => void reloadIfStale(), []);
  return <BrokenPage onRetry={reset} />;
}
