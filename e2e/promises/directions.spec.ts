import { expect, test } from 'playwright/test';
import { copied, ownClipboard, plain } from '../form';
import { announcements, press, TOUCH_PHONE, waitForHydration } from '../support';

test.use(TOUCH_PHONE);

// Where the browser refuses, sharing.spec.ts has what is shown in its place.
test('«Copier l’adresse» copies address and landmark', async ({ page }) => {
  await ownClipboard(page);
  await page.goto('/contact');
  await waitForHydration(page);
  const place = page.getByRole('region', { name: 'Venir au centre' });
  await press(place.getByRole('button', { name: 'Copier l’adresse', exact: true }));
  await expect(announcements(place)).toHaveText('Adresse copiée.');
  expect(await copied(page)).toContain('Yaoundé');
  expect(await copied(page)).toContain(plain(await place.locator('blockquote').innerText()));
});
