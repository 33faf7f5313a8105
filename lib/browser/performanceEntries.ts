import { readPlatform } from './readPlatform';

/** The performance entries of a type; none where the browser has no timeline. */
export const performanceEntries = (type: 'navigation' | 'resource'): PerformanceEntry[] =>
  readPlatform(() => [...performance.getEntriesByType(type)], []);

/** How the document was opened, such as `reload`; undefined where the browser does not tell. */
export const navigationType = (): NavigationTimingType | undefined =>
  (performanceEntries('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;
