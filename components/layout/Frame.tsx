'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { HydrationBoundary } from './HydrationBoundary';
import { MAIN_ID } from './SkipLink';

/** True on English pages: the route segment gives the same result on server and client. */
const useEnglish = () => useSelectedLayoutSegment() === 'en';

interface DocumentProps {
  className: string;
  children: ReactNode;
}

/** The root element, whose `lang` follows soft navigations. */
export function Document({ className, children }: DocumentProps) {
  return (
    <html lang={useEnglish() ? 'en' : 'fr'} className={className}>
      {children}
    </html>
  );
}

interface FrameProps {
  head: ReactNode;
  foot: ReactNode;
  /** The page. English pages bring their own chrome. */
  children: ReactNode;
}

/** The page chrome of French pages. */
export function Frame({ head, foot, children }: FrameProps) {
  if (useEnglish()) return children;
  return (
    <>
      <HydrationBoundary name="head">{head}</HydrationBoundary>
      <HydrationBoundary name="main">
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </HydrationBoundary>
      <HydrationBoundary name="foot">{foot}</HydrationBoundary>
    </>
  );
}
