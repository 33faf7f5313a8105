'use client';

import { BrokenPage } from '@/components/layout/BrokenPage';

/** What a visitor sees where a part of the page fails once it is alive. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <BrokenPage onRetry={reset} />;
}
