'use client';

import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { markBoundaryHydrated, type BoundaryName } from '@/lib/hydration/eventReplay';

interface HydrationBoundaryProps {
  name: BoundaryName;
  children: ReactNode;
}

/**
 * A Suspense boundary, which React hydrates on its own. If a translator, a password manager or a
 * blocker has changed the DOM, React renders this boundary again on the client, and no other.
 */
export function HydrationBoundary({ name, children }: HydrationBoundaryProps) {
  return (
    <Suspense>
      <Hydrated name={name} />
      {children}
    </Suspense>
  );
}

/** First in its boundary: typed values are restored before any other layout effect reads them. */
function Hydrated({ name }: { name: BoundaryName }) {
  useLayoutEffect(() => markBoundaryHydrated(name), [name]);
  return null;
}
