import { expect, test, type Page } from 'playwright/test';
import { plain } from '../form';
import { announcements, press, TOUCH_PHONE, whenAlive } from '../support';

/** The way to the centre, taken along for a taxi driver or a relative. */

test.use(TOUCH_PHONE);

const place = (page: Page) => page.getByRole('region', { name: 'Venir au centre' });

/** Opens the page and copies the address; gives what the page says of the way. */
async function copyAddress(page: Page): Promise<{ landmark: string }> {
  await page.goto('/contact');
  await whenAlive(page);
  await expect(announcements(place(page))).toHaveText('');
  await press(place(page).getByRole('button', { name: 'Copier l’adresse', exact: true }));
  return { landmark: plain(await place(page).locator('blockquote').innerText()) };
}

test('«Copier l’adresse» copies the address with its landmark, and says so', async ({ page }) => {
  // A clipboard of this page alone: the computer's own is shared by all tests.
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (window.name = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  const { landmark } = await copyAddress(page);
  await expect(announcements(place(page))).toHaveText('Adresse copiée.');
  const copied = plain(await page.evaluate(() => window.name));
  expect(copied).toContain('Yaoundé');
  expect(copied).toContain(landmark);
});

test('where the browser refuses, the address is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const { landmark } = await copyAddress(page);
  const box = place(page).getByRole('alert').getByRole('textbox');
  await expect(box).toBeFocused();
  expect(plain(await box.inputValue())).toContain(landmark);
  await expect(announcements(place(page))).toHaveText('');
});
