import type { PageResult } from './budgets';

/** Sizes in the drawing's own units, times in milliseconds. */
const LABELS = 170;
const WIDTH = 560;
const LINE = 26;
const TOP = 58;
const STEP = 500;

const COLOURS = { fcp: '#26327f', lcp: '#d9492b' } as const;
const INK = '#141a42';

/**
 * Draws, for each page, its first and its largest paint: hollow at the stored commit, full now.
 *
 * @returns An SVG.
 */
export function plot(pages: readonly PageResult[], against: string): string {
  const times = pages.flatMap(({ phone, before }) => [phone.lcp, before?.lcp ?? 0]);
  const most = Math.ceil(Math.max(STEP, ...times) / STEP) * STEP;
  const x = (time: number) => Math.round(LABELS + (time / most) * WIDTH);
  const bottom = TOP + pages.length * LINE;
  const ticks = Array.from({ length: most / STEP + 1 }, (_, index) => index * STEP);
  const rows = pages.map((page, index) => {
    const y = TOP + index * LINE + LINE / 2;
    const marks = (['fcp', 'lcp'] as const).map((key) => {
      const now = page.phone[key];
      const colour = COLOURS[key];
      const full = `<circle cx="${x(now)}" cy="${y}" r="5" fill="${colour}"/>`;
      if (!page.before) return full;
      const then = page.before[key];
      return (
        `<path d="M${x(then)} ${y}H${x(now)}" stroke="${colour}" stroke-width="2" opacity=".5"/>` +
        `<circle cx="${x(then)}" cy="${y}" r="5" fill="#fff" stroke="${colour}" stroke-width="2"/>${full}`
      );
    });
    return `<text x="${LABELS - 12}" y="${y + 5}" text-anchor="end">${page.route}</text>${marks.join('')}`;
  });
  const key = (at: number, colour: string, fill: string, words: string) =>
    `<circle cx="${at}" cy="18" r="5" fill="${fill}" stroke="${colour}" stroke-width="2"/><text x="${at + 12}" y="23">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABELS + WIDTH + 40} ${bottom + 14}" font-family="sans-serif" font-size="14" fill="${INK}">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    key(20, COLOURS.fcp, COLOURS.fcp, 'FCP'),
    key(90, COLOURS.lcp, COLOURS.lcp, 'LCP'),
    key(160, INK, '#fff', `at ${against}`),
    key(290, INK, INK, 'now'),
    `<text x="${LABELS + WIDTH}" y="23" text-anchor="end">ms</text>`,
    ...ticks.map(
      (tick) =>
        `<path d="M${x(tick)} ${TOP - 6}V${bottom}" stroke="#d5daf0"/><text x="${x(tick)}" y="${TOP - 12}" text-anchor="middle" font-size="12">${tick.toLocaleString('en')}</text>`,
    ),
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
