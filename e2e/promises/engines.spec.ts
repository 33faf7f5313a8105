import { expect, test, type Page } from 'playwright/test';
import { failedNote } from '../lateStart';
import { press, pressInFoot, TOUCH_PHONE, whenAlive } from '../support';

/**
 * Browsers that visitors have kept: everything works from Chrome and Edge 87, Firefox 78 and Safari
 * 14 on (see `browserslist` in package.json). What the old Chromium of e2e/engines can't show is
 * tried in a browser of today, from which it is taken away.
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

test('before dialogs (Safari 15.4, Firefox 98) one opens in its place, at its title, and closes', async ({
  page,
}) => {
  // An unknown element shows where it stands, whatever it is called.
  const asUnknown = '<style>dialog{display:inline;position:static}</style>';
  await changeFiles(page, (text) =>
    text.replaceAll(' command="', ' data-was-command="').replace('<head>', `<head>${asUnknown}`),
  );
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    for (const name of ['show', 'showModal', 'close']) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
  const title = 'Partager cet article';
  await page.goto('/blogDetails/1');
  await whenAlive(page);
  const dialog = page.locator('dialog', { has: page.locator('h2', { hasText: title }) });
  await expect(dialog).toBeHidden();
  const button = page.getByRole('button', { name: title });
  await press(button);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
  await expect(dialog.getByText('Facebook')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Fermer' }));
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('below the promise', () => {
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

  test('a page reads within its width, and the form says at once that it cannot send, and where to call', async ({
    page,
  }) => {
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
});
