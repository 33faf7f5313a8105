'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { languageOf, type Language } from '@/lib/routes';
import { Part } from './Part';
import { MAIN_ID } from './SkipLink';

/** The language of the page at hand: by its folder, which is the same for the server and for React. */
const useLanguage = (): Language => languageOf(`/${useSelectedLayoutSegment() ?? ''}`);

interface DocumentProps {
  className: string;
  children: ReactNode;
}

/** The root of the page, which says its language: also after a page in the other one. */
export function Document({ className, children }: DocumentProps) {
  return (
    <html lang={useLanguage()} className={className}>
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
  if (useLanguage() === 'en') return children;
  return (
    <>
      <Part name="head">{head}</Part>
      <Part name="main">
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </Part>
      <Part name="foot">{foot}</Part>
    </>
  );
}
