'use client';

import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { markArrived, type PagePart } from '@/lib/hydration/earlyTaps';

interface PartProps {
  name: PagePart;
  children: ReactNode;
}

/**
 * A part of the page that React takes over on its own. Until then a translator, a password manager
 * or a blocker may have changed what stands there: React then draws this part anew, and no other.
 */
export function HydrationBoundary({ name, children }: PartProps) {
  return (
    <Suspense>
      <Arrival name={name} />
      {children}
    </Suspense>
  );
}

/** Before all else in its part: what was typed there is given back before anything looks at it. */
function Arrival({ name }: { name: PagePart }) {
  useLayoutEffect(() => markArrived(name), [name]);
  return null;
}
