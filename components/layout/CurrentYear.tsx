'use client';

import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { yearInYaounde } from '@/lib/dates/yaounde';

/**
 * The year in Yaoundé, however long ago the site was built.
 *
 * @param built The year of the build, which the prerendered page says.
 */
export function CurrentYear({ built }: { built: string }) {
  return useBrowserValue(yearInYaounde, built);
}
