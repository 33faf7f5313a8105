import { expect, test } from 'playwright/test';
import { failedNote } from '../hydration';
import { press, pressInFoot, TOUCH_PHONE } from '../support';

// What is changed on the way the pages' policy would refuse.
test.use({ ...TOUCH_PHONE, bypassCSP: true });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('below the promise pages read, and say where to call', async ({ page }) => {
  // An older browser than `browserslist` names: no script of ours, no variables in styles.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/(<script[^>]*>)(?=[^<]*[\w$]=>)/g, '$1 @unreadable ')
      .replace(/<style>.*?<\/style>/s, (style) => style.replaceAll('var(', 'unknown('));
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  for (const what of ['h1', 'main h2', 'a[href^="tel:"]', 'a[href*="wa.me/"]'])
    await expect(page.locator(what).filter({ visible: true }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(TOUCH_PHONE.viewport.width);

  await pressInFoot(page, 'Prendre rendez-vous');
  await expect(page).toHaveURL('/appoitment');
  const note = failedNote(page);
  await expect(note.locator('a[href^="tel:"]')).toBeVisible();
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Envoyer ma demande' }));
  await expect(note).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});
