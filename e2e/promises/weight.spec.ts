import { expect, test } from 'playwright/test';
import { SCRIPTS_ID, type PageScripts } from '@/lib/lateStart/pageScripts';
import { weigh, weighVisit } from '@/scripts/checks/bench/weigh';
import { exportedPages, readExported } from '../exported';
import { allRoutes } from '../routes';
import { waitForSwiper } from '../slider';
import { whenAlive } from '../support';

/**
 * What a visit costs whoever pays for each megabyte, on a phone, as a host sends it compressed.
 * Bounds in kibibytes.
 */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const BEFORE_LOAD = { '/': 90, other: 110 };
const IN_ALL = { slider: 260, form: 220, plain: 220 };
// The form's failures have to be told without a network: their words come with the page, and
// not when they are needed. One of them pays for the browsers of 2020, whose language has no
// private methods: see `browserslist` in package.json.
const SCRIPTS = { slider: 175, form: 153, plain: 146 };

/** What a page has says what it may cost. */
function lookOf(html: string) {
  if (html.includes('aria-roledescription="carrousel"')) return 'slider';
  return html.includes('<textarea') ? 'form' : 'plain';
}

const listed = exportedPages().filter(({ route }) => allRoutes.includes(route));

test('pages of every kind are weighed', () => {
  const looks = new Set(listed.map(({ html }) => lookOf(html)));
  expect([...looks].sort()).toEqual(Object.keys(SCRIPTS).sort());
  expect(listed).toHaveLength(allRoutes.length);
});

for (const { route, html } of listed) {
  test(`${route} is light`, async ({ page }) => {
    // Untouched until nothing more comes: React and the slider's engine are there by then.
    const files = await weighVisit(page, async () => {
      await page.goto(route);
      await whenAlive(page);
      await waitForSwiper(page);
      await page.waitForLoadState('networkidle');
    });
    const look = lookOf(html);
    const list = files.map(
      ({ path, bytes, early }) => `${early ? 'before' : 'after'} ${bytes} ${path}`,
    );
    const note = list.join('\n');
    const early = weigh(files.filter((file) => file.early));
    const scripts = weigh(files.filter(({ kind }) => kind === 'script'));
    // A visit of which nothing was seen would be the lightest.
    expect(scripts, note).toBeGreaterThan(SCRIPTS[look] / 2);
    expect.soft(early, note).toBeLessThan(route === '/' ? BEFORE_LOAD['/'] : BEFORE_LOAD.other);
    expect.soft(weigh(files), note).toBeLessThan(IN_ALL[look]);
    expect.soft(scripts, note).toBeLessThan(SCRIPTS[look]);
  });
}

test('every script that a page starts with is compiled beside the page', () => {
  for (const { route, html } of exportedPages()) {
    const block = new RegExp(`id="${SCRIPTS_ID}">(.*?)</script>`).exec(html)?.[1] ?? '{}';
    const { chunks = [] } = JSON.parse(block) as Partial<PageScripts>;
    expect(chunks.length, route).toBeGreaterThan(3);
    for (const chunk of chunks) {
      expect.soft(readExported(chunk), chunk).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  }
});
