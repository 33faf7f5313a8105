import { readFileSync } from 'node:fs';
import type { Audit } from './lighthouse';
import type { PhoneVisit } from './phoneVisit';
import { weightsOf } from './weights';

/** All that was measured of one page; each number is a median. */
export interface PageResult {
  route: string;
  phone: Audit;
  /** The phone with its network really slowed. */
  phoneApplied: Audit;
  desktop: Audit;
  /** The same page without its scripts, in the same run. */
  bare: Audit;
  bareApplied: Audit;
  visit: PhoneVisit;
}

interface Budget {
  name: string;
  of: (page: PageResult) => number;
  /** The most, or for `atLeast` the least, that a page may show. */
  bound: (route: string) => number;
  atLeast?: boolean;
}

/** The bounds of a page's weight, by what stands in it as it was exported. */
const weights = (route: string) =>
  weightsOf(route, readFileSync(`out/${route === '/' ? 'index' : route}.html`, 'utf8'));

const always = (bound: number) => () => bound;

const SCORES = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['bestPractices', 'Best practices'],
  ['seo', 'SEO'],
] as const;

const scores = (device: 'phone' | 'desktop', label: string): Budget[] =>
  SCORES.map(([key, name]) => ({
    name: `${name}, ${label}`,
    of: (page) => page[device][key],
    bound: always(100),
    atLeast: true,
  }));

/** What the site holds itself to: weights in KiB, times in milliseconds. */
export const budgets: Budget[] = [
  ...scores('phone', 'phone'),
  ...scores('desktop', 'desktop'),
  {
    name: 'FCP, times bare HTML',
    of: ({ phone, bare }) => phone.fcp / bare.fcp,
    bound: always(1.05),
  },
  {
    name: 'LCP, times bare HTML',
    of: ({ phone, bare }) => phone.lcp / bare.lcp,
    bound: always(1.1),
  },
  {
    name: 'Applied FCP, times bare HTML',
    of: ({ phoneApplied, bareApplied }) => phoneApplied.fcp / bareApplied.fcp,
    bound: always(1.05),
  },
  {
    name: 'Applied LCP, times bare HTML',
    of: ({ phoneApplied, bareApplied }) => phoneApplied.lcp / bareApplied.lcp,
    bound: always(1.1),
  },
  { name: 'CLS', of: ({ phoneApplied }) => phoneApplied.cls, bound: always(0.01) },
  {
    name: 'Before `load`, KiB',
    of: ({ visit }) => visit.earlyWeight,
    bound: (route) => weights(route).beforeLoad,
  },
  {
    name: 'In all, KiB',
    of: ({ visit }) => visit.weight,
    bound: (route) => weights(route).inAll,
  },
  {
    name: 'Scripts, KiB',
    of: ({ visit }) => visit.scripts,
    bound: (route) => weights(route).scripts,
  },
  { name: 'Fonts, KiB', of: ({ visit }) => visit.fonts, bound: always(45) },
  { name: 'Longest task, ms', of: ({ visit }) => visit.longestTask, bound: always(120) },
  { name: 'Blocking, ms', of: ({ visit }) => visit.blocking, bound: always(200) },
  { name: 'Menu before React, ms', of: ({ visit }) => visit.earlyTap, bound: always(110) },
  { name: 'Menu after React, ms', of: ({ visit }) => visit.lateTap, bound: always(100) },
  { name: 'React button, ms', of: ({ visit }) => visit.reactTap, bound: always(100) },
];

/**
 * Where a page misses its budget.
 *
 * @returns One line for each budget that a page misses,.
 */
export function findMisses(pages: readonly PageResult[]): string[] {
  return budgets.flatMap(({ name, of, bound, atLeast }) =>
    pages.flatMap((page) => {
      const value = of(page);
      const limit = bound(page.route);
      const kept = atLeast ? value >= limit : value <= limit;
      return kept ? [] : [`\`${page.route}\`: ${name}, ${round(value)} for ${limit}`];
    }),
  );
}

/** As a reader wants it: whole above ten, two decimals below. */
export const round = (value: number): string =>
  (Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value)).toLocaleString('en');
