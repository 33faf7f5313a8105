'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { FAILED_NOTE, markPageFailed, WAITING } from '@/lib/hydration/eventReplay';
import { isOutdated, markShown } from './shownPage';
import { MAIN_ID } from '@/components/layout/header/SkipLink';

/**
 * The error boundary of a page, inside `main`: what no `ErrorBoundary` of a feature has caught. The page
 * stays on screen as it would without scripts, and the next page renders as usual.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  useLayoutEffect(markShown, [pathname]);
  return (
    <ErrorBoundary fallback={<ShownPage />} resetKey={pathname}>
      {children}
    </ErrorBoundary>
  );
}

const findMain = () => document.getElementById(MAIN_ID);

/** The nodes on screen without React, or after a soft navigation the page as the host sends it. */
function ShownPage() {
  // While this renders, React has not yet removed the page.
  const [nodes] = useState(() =>
    [...(findMain()?.childNodes ?? [])].map((node) => node.cloneNode(true) as ChildNode),
  );
  useLayoutEffect(() => {
    if (isOutdated()) return location.reload();
    const main = findMain();
    main?.append(...nodes);
    markPageFailed(true);
    if (main?.querySelector(`[${WAITING}]`)) {
      main.querySelector<HTMLElement>(`[${FAILED_NOTE}]`)?.focus();
    }
    return () => {
      for (const node of nodes) node.remove();
      markPageFailed(false);
    };
  }, [nodes]);
  return null;
}
