'use client';

import { useVisitorsOffset } from './useVisitorsOffset';
import type { Span } from '@/lib/openingHours/openingHours';
import { fr } from '@/lib/text/typography';
import { spellAbroad } from '@/lib/openingHours/localTimeHours';

/** The same hours on the visitor's clock: `soit 2 h – 14 h chez vous`. */
export function HoursAbroad({ spans }: { spans: readonly Span[] }) {
  const hours = spellAbroad(spans, useVisitorsOffset());
  return hours ? fr(`soit ${hours} chez vous`) : '';
}
