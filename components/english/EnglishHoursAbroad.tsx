'use client';

import { useVisitorsOffset } from '@/lib/browser/useVisitorsOffset';
import { abroadInEnglish } from '@/lib/time/englishClock';
import type { Span } from '@/lib/time/openingHours';

/** The same hours on the visitor's clock: `which is 2 am – 2 pm where you are`. */
export function EnglishHoursAbroad({ spans }: { spans: readonly Span[] }) {
  const hours = abroadInEnglish(spans, useVisitorsOffset());
  return hours ? `which is ${hours} where you are` : '';
}
