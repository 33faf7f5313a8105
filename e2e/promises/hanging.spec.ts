import { expect, test, type Page } from 'playwright/test';
import { lateScripts } from '@/scripts/export/pageFiles';
import { makeGate } from '../form';
import { failedNote, passUntil } from '../lateStart';
import { places } from '../places';
import { pressInFoot, whenAlive } from '../support';

/**
 * Files that never come: a connection is taken, and nobody answers on it. Nothing is waited for
 * without end, and nothing is lost meanwhile; what comes after all is taken.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const opening = (page: Page) => page.locator('[data-opening]');

// early.spec.ts has the loader that hangs.
test('where a chunk hangs the page says so, and goes on once it comes, though its style hangs still', async ({
  page,
}) => {
  const { path, before, kept, after } = places.find((place) => place.path === '/contact')!;
  await page.clock.install();
  const scripts = lateScripts(await (await page.request.get(path)).text());
  const gate = makeGate();
  await page.route(`**${scripts!.chunks[0]}`, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const style = page.waitForRequest(`**${scripts!.style}`);
  await page.route(`**${scripts!.style}`, () => undefined);
  await page.goto(path);
  await before(page);
  await style;
  const failed = page.locator('[data-start="failed"]');
  await passUntil(page, () => expect(failed).toHaveCount(1, { timeout: 250 }));
  await expect(failedNote(page)).toBeVisible();
  gate.open();
  await passUntil(page, () => whenAlive(page, 250));
  await kept(page);
  await after(page);
});

test('where a picture hangs, the page starts all the same', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.svg', () => undefined);
  await page.goto('/services', { waitUntil: 'commit' });
  await passUntil(page, () => whenAlive(page, 250));
});

test('where the sheet for few hangs, those few see the page meanwhile', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route('**/few/**', () => undefined);
  await page.goto('/services', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
});

test('a link whose page hangs shows that it was taken, is forgotten by whoever goes back, and opens by itself after 3 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  await whenAlive(page);
  await pressInFoot(page, 'FAQ');
  await expect(page).toHaveURL('/services#faq');
  await expect(opening(page)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route('**/*.txt*', () => undefined);
  await pressInFoot(page, 'À propos');
  await expect(opening(page)).toBeInViewport();
  await page.goBack();
  await expect(opening(page)).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/contact');

  await page.clock.pauseAt(Date.now() + 60_000);
  await pressInFoot(page, 'À propos');
  await expect(opening(page)).toBeInViewport();
  await page.clock.runFor(2900);
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});
