import { expect, test, type Page } from 'playwright/test';
import { LOADER_FOLDER } from '@/lib/hydration/pageScripts';
import { lateScripts } from '@/scripts/export/pageFiles';
import { makeGate } from '../form';
import { failedNote, passUntil } from '../hydration';
import { press, pressInFoot, waitForHydration, write } from '../support';

/**
 * Files that never come: a connection is taken, and nobody answers on it. Nothing is waited for
 * without end, and nothing is lost meanwhile; what comes after all is taken.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const opening = (page: Page) => page.locator('[data-opening]');

for (const kind of ['loader', 'chunks'] as const) {
  test(`hanging ${kind} are told, and taken at last`, async ({ page }) => {
    await page.clock.install();
    const scripts = lateScripts(await (await page.request.get('/contact')).text())!;
    const gate = makeGate();
    const file = kind === 'loader' ? `/${LOADER_FOLDER}/*` : scripts.chunks[0];
    await page.route(`**${file}`, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    const name = page.locator('form [name="fullName"]');
    const submit = page.locator('form [type="submit"]').first();
    await write(name, 'Odile');
    await press(submit);
    await passUntil(page, () => expect(failedNote(page)).toBeFocused({ timeout: 250 }));
    await expect(failedNote(page)).toContainText('ne peut pas partir d’ici');
    await expect(failedNote(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(failedNote(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    gate.open();
    await passUntil(page, () => waitForHydration(page, 250));
    await expect(failedNote(page)).toBeHidden();
    await expect(page.locator('[aria-labelledby="il-y-a"]')).toBeFocused();
    await expect(name).toHaveValue('Odile');
  });
}

test('where pictures and few’s sheet hang, the page starts', async ({ page }) => {
  await page.clock.install();
  await page.route(/\.svg|\/few\//, () => undefined);
  await page.goto('/services', { waitUntil: 'commit' });
  await passUntil(page, () => waitForHydration(page, 250));
});

test('where their sheet hangs, those few see the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route('**/few/**', () => undefined);
  await page.goto('/services', { waitUntil: 'commit' });
  const painted = () => performance.getEntriesByType('paint').length;
  await expect.poll(() => page.evaluate(painted)).toBeGreaterThan(0);
});

test('a link whose page hangs opens after 3 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await waitForHydration(page);
  await page.route('**/*.txt*', () => undefined);
  await pressInFoot(page, 'À propos');
  await expect(opening(page)).toBeInViewport();
  await test.step('is forgotten by whoever goes elsewhere', async () => {
    await pressInFoot(page, 'FAQ');
    await expect(page).toHaveURL(/#faq$/);
    await page.goBack();
    await expect(opening(page)).toHaveCount(0);
    await page.clock.runFor(4000);
    await expect(page).toHaveURL('/contact');
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await pressInFoot(page, 'À propos');
  await page.clock.runFor(2900);
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/about');
});
