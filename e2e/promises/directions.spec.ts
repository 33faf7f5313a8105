import { expect, test } from 'playwright/test';
import { plain } from '../form';
import { announcements, press, TOUCH_PHONE, whenAlive } from '../support';

test.use(TOUCH_PHONE);

// Where the browser refuses, sharing.spec.ts has what is shown in its place.
test('«Copier l’adresse» copies the address with its landmark, and says so', async ({ page }) => {
  // A clipboard of this page alone: the computer's own is shared by all tests.
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (window.name = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await page.goto('/contact');
  await whenAlive(page);
  const place = page.getByRole('region', { name: 'Venir au centre' });
  await press(place.getByRole('button', { name: 'Copier l’adresse', exact: true }));
  await expect(announcements(place)).toHaveText('Adresse copiée.');
  const copied = plain(await page.evaluate(() => window.name));
  expect(copied).toContain('Yaoundé');
  expect(copied).toContain(plain(await place.locator('blockquote').innerText()));
});
