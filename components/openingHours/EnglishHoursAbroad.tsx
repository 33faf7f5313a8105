'use client';

import { useVisitorsOffset } from './useVisitorsOffset';
import { abroadInEnglish } from '@/lib/openingHours/englishClock';
import type { Span } from '@/lib/openingHours/openingHours';

/** The same hours on the visitor's clock: `which is 2 am – 2 pm where you are`. */
export function EnglishHoursAbroad({ spans }: { spans: readonly Span[] }) {
  const hours = abroadInEnglish(spans, useVisitorsOffset());
  return hours ? `which is ${hours} where you are` : '';
}
