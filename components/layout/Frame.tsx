'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { HydrationBoundary } from './HydrationBoundary';
import { MAIN_ID } from './SkipLink';

/** Whether the page at hand is in English: its folder says so to the server and to React alike. */
const useEnglish = () => useSelectedLayoutSegment() === 'en';

interface DocumentProps {
  className: string;
  children: ReactNode;
}

/** The root of the page, which says its language: also after a page in the other one. */
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
  /** The page. One in English brings a frame of its own. */
  children: ReactNode;
}

/** What is around each page in French. */
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
