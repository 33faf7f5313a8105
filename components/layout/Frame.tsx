'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getLanguage } from '@/lib/routing/routes';
import { HydrationBoundary } from './HydrationBoundary';
import { PageBoundary } from './PageBoundary';
import { MAIN_ID } from '@/components/layout/header/SkipLink';

/** The language of the route. The path of a missing page is not known on the server, its segment is. */
const useLocale = (): Locale => getLanguage(`/${useSelectedLayoutSegment()}`);

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
  /** The page. */
  children: ReactNode;
}

/** The page chrome around a page. */
export function Frame({ head, foot, children }: FrameProps) {
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

/** The page chrome of French pages. English pages bring their own. */
export function FrenchFrame({ children, ...chrome }: FrameProps) {
  return useLocale() === 'fr' ? <Frame {...chrome}>{children}</Frame> : children;
}
