'use client';

import type { ComponentProps } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { PriceEstimate } from '@/components/services/PriceEstimate';
import { colon, estimates, locale, prices, typography } from '@/lib/i18n/en';

const words = { colon, estimates, locale, prices, typography };

/** The estimate in English. */
export function EnglishEstimate(props: Omit<ComponentProps<typeof PriceEstimate>, 'words'>) {
  return (
    <ErrorBoundary>
      <PriceEstimate {...props} words={words} />
    </ErrorBoundary>
  );
}
