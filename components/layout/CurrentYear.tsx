'use client';

import { useBrowserValue } from '@/lib/browser/useBrowserValue';

const visitorsYear = () => new Date().getFullYear();

/**
 * The visitor's year, however long ago the site was built.
 *
 * @param built The year of the build, which the prerendered page says.
 */
export function CurrentYear({ built }: { built: number }) {
  return useBrowserValue(visitorsYear, built);
}
