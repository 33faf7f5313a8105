import { useLayoutEffect } from 'react';
import { markAbroad, offsetAt, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';

const visitorsOffset = () => offsetAt(Date.now());

/** The visitor's clock, in minutes from UTC: Yaoundé's until React has taken over. */
export function useVisitorsOffset(): number {
  const offset = useBrowserValue(visitorsOffset, YAOUNDE_OFFSET);
  // For pages without the inline script: in development and in a plain export.
  useLayoutEffect(markAbroad, []);
  return offset;
}
