import type { Route } from 'next';
import type { ReactNode } from 'react';
import { EnglishFoot } from './EnglishFoot';
import { EnglishHead } from './EnglishHead';
import { HydrationBoundary } from './HydrationBoundary';
import { MAIN_ID } from './SkipLink';

interface EnglishFrameProps {
  /** The equivalent page in French. */
  french: Route;
  children: ReactNode;
}

/** The page chrome of English pages. */
export function EnglishFrame({ french, children }: EnglishFrameProps) {
  return (
    <>
      <HydrationBoundary name="head">
        <EnglishHead french={french} />
      </HydrationBoundary>
      <HydrationBoundary name="main">
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </HydrationBoundary>
      <HydrationBoundary name="foot">
        <EnglishFoot french={french} />
      </HydrationBoundary>
    </>
  );
}
