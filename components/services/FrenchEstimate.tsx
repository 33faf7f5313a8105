'use client';

import type { ComponentProps } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { colon, estimates, locale, prices, typography } from '@/lib/i18n/fr';
import { PriceEstimate } from './PriceEstimate';

const words = { colon, estimates, locale, prices, typography };

/** The estimate in French. */
export function FrenchEstimate(props: Omit<ComponentProps<typeof PriceEstimate>, 'words'>) {
  return (
    <ErrorBoundary>
      <PriceEstimate {...props} words={words} />
    </ErrorBoundary>
  );
}
