'use client';

import { useEffect } from 'react';
import { BrokenPage } from '@/components/layout/BrokenPage';
import { reloadIfStale } from '@/lib/browser/staleDeployment';

/** What a visitor sees where a part of the page fails once it is alive. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  // An open page that has been published anew meanwhile looks for scripts that are gone.
  useEffect(() => void reloadIfStale(), []);
  return <BrokenPage onRetry={reset} />;
}
