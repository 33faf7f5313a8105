'use client';

import { useLayoutEffect } from 'react';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import type { Span } from '@/lib/time/openingHours';
import { fr } from '@/lib/typography';
import { spellAbroad } from '@/lib/time/visitorHours';
import { markAbroad, offsetAt, YAOUNDE_OFFSET } from '@/lib/time/yaounde';

const visitorsOffset = () => offsetAt(Date.now());

/** The same hours on the visitor's clock: `soit 2 h – 14 h chez vous`. */
export function HoursAbroad({ spans }: { spans: readonly Span[] }) {
  const offset = useBrowserValue(visitorsOffset, YAOUNDE_OFFSET);
  // For pages without the inline script: in development and in a plain export.
  useLayoutEffect(markAbroad, []);
  const hours = spellAbroad(spans, offset);
  return hours ? fr(`soit ${hours} chez vous`) : '';
}
