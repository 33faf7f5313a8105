import { cpus } from 'node:os';
import type { Device } from './lighthouse';
import { change, findMisses, noiseOf, round, type PageResult } from './budgets';

export interface Conditions {
  runs: number;
  /** The commit that the export was measured against. */
  against: string;
}

const scores = ({ quality, ...page }: PageResult, device: Device) => {
  const { accessibility, bestPractices, seo } = quality[device];
  return [page[device].performance, accessibility, bestPractices, seo].join(' ');
};

/** A time, and how it stands to the stored one: nothing is called better within the noise. */
function time(page: PageResult, key: 'fcp' | 'lcp', noise: number): string {
  const ratio = change(page, key);
  if (ratio === undefined) return `${round(page.phone[key])}, new`;
  const verdict = Math.abs(ratio - 1) <= noise ? 'same' : ratio < 1 ? 'better' : 'worse';
  return `${round(page.phone[key])}, × ${ratio.toFixed(2)} ${verdict}`;
}

/** The table of `docs/speed.md`: what was measured, in what conditions, and what was missed. */
export function report(pages: readonly PageResult[], { runs, against }: Conditions): string {
  const noise = { fcp: noiseOf(pages, 'fcp'), lcp: noiseOf(pages, 'lcp') };
  const columns: [string, (page: PageResult) => string][] = [
    ['Page', ({ route }) => `\`${route}\``],
    ['Scores, phone', (page) => scores(page, 'phone')],
    ['Scores, desktop', (page) => scores(page, 'desktop')],
    ['Document, KiB', (page) => page.document.toFixed(1)],
    ['Before `load`, in all, KiB', ({ visit }) => pair(visit.earlyWeight, visit.weight)],
    ['Scripts, KiB', ({ visit }) => round(visit.scripts)],
    ['FCP, ms', (page) => time(page, 'fcp', noise.fcp)],
    ['LCP, ms', (page) => time(page, 'lcp', noise.lcp)],
    ['Applied FCP, LCP, ms', ({ visit }) => pair(visit.fcp, visit.lcp)],
    ['CLS', ({ visit }) => round(visit.cls)],
    [
      'Longest task, of the start, blocking, ms',
      ({ visit }) => `${pair(visit.longestTask, visit.startTask)}, ${round(visit.blocking)}`,
    ],
    [
      'Menu before, after, button, ms',
      ({ visit }) => `${pair(visit.earlyTap, visit.lateTap)}, ${round(visit.reactTap)}`,
    ],
  ];
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const misses = findMisses(pages);
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
  return [
    '# Speed of the pages',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` against commit \`${against}\`, in turns, medians of ${runs}, on ${cpus()[0]?.model ?? 'a machine'} (${cpus().length} cores), Node ${process.versions.node}.`,
    '',
    'Scores are performance, accessibility, best practices, SEO; only the first changes from run to run, the others are taken once. The document is compressed by Brotli, all else by gzip; a page’s data are not counted among its scripts. FCP and LCP are reckoned by Lighthouse for a phone with a slow 4G, and stand beside those of the stored commit; «applied» and the last columns are a visit on a network that is really slowed, with a processor four times slower: its paints and shifts, the longest task of a visit that touches nothing, the longest after `load`, while React starts, and what all block; then taps on the menu before and after React, and on a button that needs React.',
    '',
    `Noise: the same export beside itself differed by up to ${percent(noise.fcp)} in FCP and ${percent(noise.lcp)} in LCP on nine pages of ten. What lies within that is called the same.`,
    '',
    row(columns.map(([name]) => name)),
    row(columns.map(() => '---')),
    ...pages.map((page) => row(columns.map(([, cell]) => cell(page)))),
    '',
    '## Budgets missed',
    '',
    ...(misses.length > 0 ? misses.map((miss) => `- ${miss}`) : ['None.']),
    '',
  ].join('\n');
}

const pair = (one: number, other: number) => `${round(one)}, ${round(other)}`;
