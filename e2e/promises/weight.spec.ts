import { expect, test } from 'playwright/test';
import { shellSize } from '@/scripts/export/documentSize';
import { weigh, weighVisit } from '@/scripts/checks/bench/weigh';
import { unaskedFiles } from '@/scripts/export/unaskedFiles';
import { lateScripts } from '@/scripts/export/offline/pageFiles';
import { KINDS, kindOf, weightsOf } from '@/scripts/checks/bench/weights';
import { exportedPages, OUT, readExported } from '../exported';
import { waitForSwiper } from '../slider';
import { whenAlive } from '../support';

/** What a visit costs on a phone: the bounds stand beside the benchmark that measures times. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = exportedPages().filter(({ route }) => route !== '/hors-connexion');

/** Pages of one kind fetch the same files, so the longest are weighed for all. */
const weighed = KINDS.flatMap((kind) =>
  pages
    .filter(({ html }) => kindOf(html) === kind)
    .sort((one, other) => other.html.length - one.html.length)
    .slice(0, 2),
);

for (const { route, html } of weighed) {
  test(`${route} is light, one of the longest of its kind, ${kindOf(html)}`, async ({ page }) => {
    // Untouched until nothing more comes: React and the slider's engine are there by then.
    const files = await weighVisit(page, async () => {
      await page.goto(route);
      await whenAlive(page);
      await waitForSwiper(page);
      await page.waitForLoadState('networkidle');
    });
    const most = weightsOf(html);
    const list = files.map(
      ({ path, bytes, early }) => `${early ? 'before' : 'after'} ${bytes} ${path}`,
    );
    const note = list.join('\n');
    const early = weigh(files.filter((file) => file.early));
    const scripts = weigh(files.filter(({ kind }) => kind === 'script'));
    // A visit of which nothing was seen would be the lightest.
    expect(scripts, note).toBeGreaterThan(most.scripts / 2);
    expect.soft(early, note).toBeLessThan(most.beforeLoad);
    expect.soft(weigh(files), note).toBeLessThan(most.inAll);
    expect.soft(scripts, note).toBeLessThan(most.scripts);
  });
}

/** In KiB, of the 13.5 of a first round trip: the rest is for words and pictures' places. */
const SHELL = 11;

test('every page leaves room in the first round trip to its words', () => {
  for (const { route, html } of exportedPages()) {
    const shell = shellSize(html);
    // A page of which nothing was left would be the lightest.
    expect.soft(shell, route).toBeGreaterThan(SHELL / 2);
    expect.soft(shell, route).toBeLessThanOrEqual(SHELL);
  }
});

test('no file lies among the scripts and styles that nothing asks for', async () => {
  expect(await unaskedFiles(OUT)).toEqual([]);
});

test('every script that a page starts with is compiled beside the page', () => {
  for (const { route, html } of exportedPages()) {
    const { chunks = [] } = lateScripts(html) ?? {};
    expect(chunks.length, route).toBeGreaterThan(3);
    for (const chunk of chunks) {
      expect.soft(readExported(chunk), chunk).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  }
});
