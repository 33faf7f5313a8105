'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '@/lib/i18n/locale';
import { HydrationBoundary } from './HydrationBoundary';
import { PageBoundary } from './PageBoundary';
import { MAIN_ID } from '@/components/layout/header/SkipLink';

/** The locale of the page, from its route segment: the same on server and client. */
function useLocale(): Locale {
  const folder = useSelectedLayoutSegment();
  return LOCALES.find((locale) => locale === folder) ?? 'fr';
}

interface DocumentProps {
  className: string;
  children: ReactNode;
}

/** The root element, whose `lang` follows soft navigations. */
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
  /** The page. English pages bring their own chrome. */
  children: ReactNode;
}

/** The page chrome of French pages. */
export function Frame({ head, foot, children }: FrameProps) {
  if (useLocale() !== 'fr') return children;
  return (
    <>
      <HydrationBoundary name="head">{head}</HydrationBoundary>
      <HydrationBoundary name="main">
        <main id={MAIN_ID} tabIndex={-1}>
          <PageBoundary>{children}</PageBoundary>
        </main>
      </HydrationBoundary>
      <HydrationBoundary name="foot">{foot}</HydrationBoundary>
    </>
  );
}
