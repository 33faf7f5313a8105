'use client';

import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { formatLocalHours } from '@/lib/openingHours/localTime';
import type { Span } from '@/lib/openingHours/spans';
import { useUtcOffset } from './useUtcOffset';

interface LocalTimeHoursProps {
  spans: readonly Span[];
}

/**
 * The same hours in the visitor's time zone: `(soit 2 h – 14 h chez vous)`. In brackets, so that the
 * sentence before is complete without React.
 */
export function LocalTimeHours(props: LocalTimeHoursProps) {
  return (
    <ErrorBoundary>
      <ConvertedHours {...props} />
    </ErrorBoundary>
  );
}

function ConvertedHours({ spans }: LocalTimeHoursProps) {
  const hours = formatLocalHours(spans, useUtcOffset(), useDictionary());
  return hours && `(${hours})`;
}
