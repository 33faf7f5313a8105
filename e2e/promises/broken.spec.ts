import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { waitForHydration } from '../support';

test('a broken frame leaves phone numbers and a retry', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  // From now on every part that asks the browser for its preferences fails.
  await page.evaluate(() => {
    window.matchMedia = () => {
      throw new Error('no preferences');
    };
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const broken = page.getByRole('heading', { name: 'Cette page a rencontré un problème' });
  await expect(broken).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toHaveCount(site.phones.length);
  await page.getByRole('link', { name: 'Réessayez' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(broken).toHaveCount(0);
});
