'use client';

import { useLayoutEffect } from 'react';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { abroadInEnglish } from '@/lib/time/englishClock';
import type { Span } from '@/lib/time/openingHours';
import { markAbroad, offsetAt, YAOUNDE_OFFSET } from '@/lib/time/yaounde';

const visitorsOffset = () => offsetAt(Date.now());

/** The same hours on the visitor's clock: `which is 2 am – 2 pm where you are`. */
export function EnglishHoursAbroad({ spans }: { spans: readonly Span[] }) {
  const offset = useBrowserValue(visitorsOffset, YAOUNDE_OFFSET);
  // For pages without the inline script: in development and in a plain export.
  useLayoutEffect(markAbroad, []);
  const hours = abroadInEnglish(spans, offset);
  return hours ? `which is ${hours} where you are` : '';
}
