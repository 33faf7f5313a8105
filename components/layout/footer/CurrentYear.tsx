'use client';

import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { yearInYaounde } from '@/lib/dates/yaounde';

/**
 * The current year in Yaoundé, even if the build is old.
 *
 * @param built The year of the build, for the prerendered page.
 */
export function CurrentYear({ built }: { built: string }) {
  return useBrowserValue(yearInYaounde, built);
}
