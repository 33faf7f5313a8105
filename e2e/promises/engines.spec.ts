import { expect, test, type Page } from 'playwright/test';
import { failedNote } from '../lateStart';
import { press, pressInFoot, TOUCH_PHONE } from '../support';

/**
 * Browsers older than those that are promised to work (see `browserslist` in package.json): tried in
 * a browser of today, from which its features are taken away.
 */

// What is changed on the way the pages' policy would refuse.
test.use({ ...TOUCH_PHONE, bypassCSP: true });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Changes every page and every style on its way. */
const changeFiles = (page: Page, change: (text: string) => string) =>
  page.route('**/*', async (route) => {
    const isText = ['document', 'stylesheet'].includes(route.request().resourceType());
    if (!isText) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/**
 * A browser that reads neither the loader nor, without modules, any script of Next, and takes no
 * variable from a style.
 */
const changeAll = (page: Page) =>
  changeFiles(page, (text) =>
    text
      .replaceAll(/(<script[^>]*>)(?=[^<]*[\w$]=>)/g, '$1 @unreadable ')
      .replace(/<style>.*?<\/style>/s, (style) => style.replaceAll('var(', 'unknown(')),
  );

test('below the promise pages read, and say where to call', async ({ page }) => {
  await changeAll(page);
  await page.goto('/');
  for (const what of ['h1', 'main h2', 'a[href^="tel:"]', 'a[href*="wa.me/"]']) {
    await expect(page.locator(what).filter({ visible: true }).first()).toBeVisible();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(TOUCH_PHONE.viewport.width);

  await pressInFoot(page, 'Prendre rendez-vous');
  await expect(page).toHaveURL('/appoitment');
  const note = failedNote(page);
  await expect(note.locator('a[href^="tel:"]')).toBeVisible();
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  const [noteTop, fieldTop] = await Promise.all(
    [note, page.getByLabel('Nom et prénom')].map(async (it) => (await it.boundingBox())!.y),
  );
  expect(noteTop).toBeLessThan(fieldTop!);
  await press(page.getByRole('button', { name: 'Envoyer ma demande' }));
  await expect(note).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});
