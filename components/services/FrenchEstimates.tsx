'use client';

import type { ComponentProps } from 'react';
import { colon, estimates, locale, prices, typography } from '@/lib/i18n/fr';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { Estimates } from './Estimates';

const words = { colon, estimates, locale, prices, typography };

/** The price lines in French. */
export function FrenchEstimates({
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
