import { readFileSync } from 'node:fs';
import { documentSize, FIRST_FLIGHT } from '@/scripts/export/documentSize';
import type { Device, Quality, Speed } from './lighthouse';
import type { PhoneVisit } from './phoneVisit';
import { kindOf, weightsOf } from './weights';

/** All that was measured of one page; each number is a median. */
export interface PageResult {
  route: string;
  /** Compressed by Brotli, in KiB. */
  document: number;
  phone: Speed;
  /** The same export a second time: what differs is the machine's. */
  twin: Speed;
  /** The page as the stored commit has it; nothing where that has none. */
  before?: Speed;
  desktop: Speed;
  quality: Record<Device, Quality>;
  visit: PhoneVisit;
}

interface Budget {
  name: string;
  /** Nothing where the page can't be held to it. */
  of: (page: PageResult) => number | undefined;
  /** The most, or for `atLeast` the least, that a page may show. */
  bound: (route: string) => number;
  atLeast?: boolean;
  /** Why pages miss it, as far as that was found out. */
  cause?: string;
}

/** A page as the build has written it. */
export const exported = (route: string) =>
  readFileSync(`out/${route === '/' ? 'index' : route}.html`, 'utf8');

/** The document of a page as a host sends it at best, in KiB. */
export const documentOf = (route: string) => documentSize(exported(route));

const always = (bound: number) => () => bound;

/** The aim: what the tests hold a page to, in weights.ts, is what was reached so far. */
const aimOfScripts = (route: string) => (kindOf(exported(route)) === 'slider' ? 175 : 145);

/** Asked for by nobody: search engines are told to leave it out. */
const isListed = (route: string) =>
  !/<meta name="robots" content="[^"]*noindex/.test(exported(route));

const scores = (device: Device): Budget[] =>
  [
    { name: 'Performance', of: (page: PageResult) => page[device].performance },
    { name: 'Accessibility', of: (page: PageResult) => page.quality[device].accessibility },
    {
      name: 'Best practices',
      of: (page: PageResult) => page.quality[device].bestPractices,
      cause: 'The console names the address that was refused.',
    },
    {
      name: 'SEO',
      of: ({ route, quality }: PageResult) => (isListed(route) ? quality[device].seo : undefined),
    },
  ].map(({ name, ...budget }) => ({
    ...budget,
    name: `${name}, ${device}`,
    bound: always(100),
    atLeast: true,
  }));

/** How a time stands to the one of the stored commit. */
export const change = ({ phone, before }: PageResult, key: 'fcp' | 'lcp') =>
  before && phone[key] / before[key];

/** What the site holds itself to: weights in KiB, times in milliseconds. */
export const budgets: Budget[] = [
  ...scores('phone'),
  ...scores('desktop'),
  { name: 'Document, KiB', of: ({ document }) => document, bound: always(FIRST_FLIGHT) },
  { name: 'Before `load`, KiB', of: ({ visit }) => visit.earlyWeight, bound: always(60) },
  {
    name: 'In all, KiB',
    of: ({ visit }) => visit.weight,
    bound: (route) => weightsOf(exported(route)).inAll,
  },
  {
    name: 'Scripts, KiB',
    of: ({ visit }) => visit.scripts,
    bound: aimOfScripts,
    cause:
      'React, Next and what all pages share take 143. The form’s own code comes with them and not at the first touch: it must work where the network falters after the page has come.',
  },
  { name: 'Fonts, KiB', of: ({ visit }) => visit.fonts, bound: always(45) },
  {
    name: 'FCP, times the stored one',
    of: (page) => change(page, 'fcp'),
    bound: always(0.85),
    cause:
      'Lighthouse reckons with the first layout, whose time is another in each run: see the noise.',
  },
  {
    name: 'LCP, times the stored one',
    of: (page) => change(page, 'lcp'),
    bound: always(0.9),
    cause:
      'Lighthouse counts all that has come before the paint, the typefaces above all, which both versions fetch. Where the network is really slowed, text is painted before them, in its fallback.',
  },
  {
    name: 'LCP less FCP, applied, ms',
    of: ({ route, visit }) => (route === '/' ? visit.lcp - visit.fcp : undefined),
    bound: always(200),
    cause:
      'The picture is the largest paint, and comes one round trip after the document that names it: 563 ms here.',
  },
  {
    name: 'CLS',
    of: ({ visit }) => visit.cls,
    bound: always(0.01),
    cause:
      'One line of one lead breaks elsewhere in the face of the device, however that is stretched: see e2e/promises/shift.spec.ts.',
  },
  {
    name: 'Longest task, ms',
    of: ({ visit }) => visit.longestTask,
    bound: always(120),
    cause:
      'It is the first style and layout of the page, before any script: an article has the most words.',
  },
  { name: 'Longest task of the start, ms', of: ({ visit }) => visit.startTask, bound: always(120) },
  { name: 'Blocking, ms', of: ({ visit }) => visit.blocking, bound: always(150) },
  { name: 'Menu before React, ms', of: ({ visit }) => visit.earlyTap, bound: always(110) },
  { name: 'Menu after React, ms', of: ({ visit }) => visit.lateTap, bound: always(100) },
  { name: 'React button, ms', of: ({ visit }) => visit.reactTap, bound: always(100) },
];

/**
 * Where pages miss a budget.
 *
 * @returns One line for each budget that is missed: by which pages, and why as far as it is known.
 */
export function findMisses(pages: readonly PageResult[]): string[] {
  return budgets.flatMap(({ name, of, bound, atLeast, cause = '' }) => {
    const missed = pages.flatMap((page) => {
      const value = of(page);
      if (value === undefined) return [];
      const limit = bound(page.route);
      const kept = atLeast ? value >= limit : value <= limit;
      return kept ? [] : [`\`${page.route}\` ${round(value)} for ${limit}`];
    });
    return missed.length > 0 ? [`${name}: ${missed.join(', ')}. ${cause}`.trim()] : [];
  });
}

/**
 * What the machine alone changes: how far the same export measured twice differs from itself on
 * nine pages of ten, as a part of the time.
 */
export function noiseOf(pages: readonly PageResult[], key: 'fcp' | 'lcp'): number {
  const differences = pages
    .map(({ phone, twin }) => Math.abs(phone[key] / twin[key] - 1))
    .sort((one, other) => one - other);
  return differences[Math.ceil(differences.length * 0.9) - 1] ?? 0;
}

/** As a reader wants it: whole above ten, two decimals below. */
export const round = (value: number): string =>
  (Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value)).toLocaleString('en');
