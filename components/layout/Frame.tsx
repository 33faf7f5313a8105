'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '@/lib/i18n/locale';
import { HydrationBoundary } from './HydrationBoundary';
import { MAIN_ID } from './SkipLink';

/** The page's language, by its folder: the same on the server and in the browser. */
function useLocale(): Locale {
  const folder = useSelectedLayoutSegment();
  return LOCALES.find((locale) => locale === folder) ?? 'fr';
}

interface DocumentProps {
  className: string;
  children: ReactNode;
}

/** The root element, with the language of the page: also after a soft navigation to another. */
export function Document({ className, children }: DocumentProps) {
  return (
    <html lang={useLocale()} className={className}>
      {children}
    </html>
  );
}

interface FrameProps {
  head: ReactNode;
  foot: ReactNode;
  /** The page. One in another language has a frame of its own. */
  children: ReactNode;
}

/** The page chrome around each page in French. */
export function Frame({ head, foot, children }: FrameProps) {
  if (useLocale() !== 'fr') return children;
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
