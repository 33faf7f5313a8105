'use client';

import { useDictionary } from '@/lib/i18n/useDictionary';
import { formatLocalHours } from '@/lib/openingHours/localTime';
import type { Span } from '@/lib/openingHours/spans';
import { useUtcOffset } from './useUtcOffset';

/**
 * The same hours in the visitor's time zone: `(soit 2 h – 14 h chez vous)`. In brackets, so that the
 * sentence before is complete without React.
 */
export function LocalTimeHours({ spans }: { spans: readonly Span[] }) {
  const hours = formatLocalHours(spans, useUtcOffset(), useDictionary());
  return hours && `(${hours})`;
}
