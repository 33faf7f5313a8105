import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from 'playwright/test';
import { allRoutes, whenAlive } from './support';

/**
 * What a visit costs whoever pays for each megabyte, on a phone, as a host sends it compressed.
 * Bounds in kibibytes.
 */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const KIB = 1024;
const BEFORE_LOAD = { '/': 90, other: 110 };
const IN_ALL = { slider: 260, form: 220, plain: 220 };
// The form's failures have to be told without a network: their words come with the page, and
// not when they are needed.
const SCRIPTS = { slider: 175, form: 150, plain: 145 };
const SLIDERS: readonly string[] = ['/', '/services', '/blog'];
const FORMS: readonly string[] = ['/contact', '/appoitment'];

const lookOf = (route: string) =>
  SLIDERS.includes(route) ? 'slider' : FORMS.includes(route) ? 'form' : 'plain';

interface Fetched {
  path: string;
  kind: string;
  bytes: number;
  early: boolean;
}

/** Already compressed: a host sends them as they are. */
const PACKED = /\.(woff2|png|jpe?g|webp|avif)$/;

/** Everything that an untouched visit to one page fetches, React and sliders included. */
async function visit(page: Page, route: string): Promise<Fetched[]> {
  const answers: Promise<Fetched>[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('response', (response) => {
    const early = !loaded;
    const path = new URL(response.url()).pathname;
    answers.push(
      response.body().then((body) => ({
        path,
        kind: response.request().resourceType(),
        bytes: PACKED.test(path) ? body.length : gzipSync(body).length,
        early,
      })),
    );
  });
  await page.goto(route);
  await whenAlive(page);
  if (SLIDERS.includes(route)) await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  return Promise.all(answers);
}

const weigh = (files: Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;

for (const route of allRoutes) {
  test(`${route} is light`, async ({ page }) => {
    const files = await visit(page, route);
    const look = lookOf(route);
    const list = files.map(
      ({ path, bytes, early }) => `${early ? 'before' : 'after'} ${bytes} ${path}`,
    );
    const note = list.join('\n');
    const early = weigh(files.filter((file) => file.early));
    const scripts = weigh(files.filter(({ kind }) => kind === 'script'));
    expect.soft(early, note).toBeLessThan(route === '/' ? BEFORE_LOAD['/'] : BEFORE_LOAD.other);
    expect.soft(weigh(files), note).toBeLessThan(IN_ALL[look]);
    expect.soft(scripts, note).toBeLessThan(SCRIPTS[look]);
  });
}
