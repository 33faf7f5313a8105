'use client';

import { useVisitorsOffset } from '@/lib/browser/useVisitorsOffset';
import type { Span } from '@/lib/time/openingHours';
import { fr } from '@/lib/typography';
import { spellAbroad } from '@/lib/time/visitorHours';

/** The same hours on the visitor's clock: `soit 2 h – 14 h chez vous`. */
export function HoursAbroad({ spans }: { spans: readonly Span[] }) {
  const hours = spellAbroad(spans, useVisitorsOffset());
  return hours ? fr(`soit ${hours} chez vous`) : '';
}
