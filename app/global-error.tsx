'use client';

import { useEffect } from 'react';
import { BrokenPage } from '@/components/layout/BrokenPage';
import { renewIfOutdated } from '@/lib/earlyTaps';
import { atkinson, bricolage } from './fonts';
import './globals.css';

/** What a visitor sees where even the frame of the pages fails: it stands in place of it all. */
export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  useEffect(renewIfOutdated, []);
  return (
    <html lang="fr" className={`${bricolage.variable} ${atkinson.variable}`}>
      <body>
        <title>Cette page a rencontré un problème</title>
        <main>
          <BrokenPage onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
