import { useLayoutEffect } from 'react';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { markForeignTimeZone, offsetAt, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';

const currentOffset = () => offsetAt(Date.now());

/** The visitor's offset from UTC in minutes: Yaoundé's until hydration. */
export function useUtcOffset(): number {
  const offset = useBrowserValue(currentOffset, YAOUNDE_OFFSET);
  // For pages without the inline script: in development and in a plain export.
  useLayoutEffect(markForeignTimeZone, []);
  return offset;
}
