'use client';

import type { ComponentProps } from 'react';
import { Estimates } from '@/components/services/Estimates';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { colon, estimates, locale, prices, typography } from '@/lib/i18n/en';

const words = { colon, estimates, locale, prices, typography };

/** The price lines in English. */
export function EnglishEstimates({
  children,
  ...options
}: Omit<ComponentProps<typeof Estimates>, 'words'>) {
  return (
    <ErrorBoundary fallback={children}>
      <Estimates {...options} words={words}>
        {children}
      </Estimates>
    </ErrorBoundary>
  );
}
