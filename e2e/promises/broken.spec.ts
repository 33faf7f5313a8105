import { expect, test, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { whenAlive } from '../support';

/** Where the frame of the pages fails, the visitor reads French and has whom to call. */

/** From now on every part that asks the browser for its preferences fails. */
const breakPreferences = (page: Page) =>
  page.evaluate(() => {
    window.matchMedia = () => {
      throw new Error('no preferences');
    };
  });

const blog = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
const broken = (page: Page) =>
  page.getByRole('heading', { name: 'Cette page a rencontré un problème' });

test('where even the frame fails, the numbers are there, and a way to try again', async ({
  page,
}) => {
  await page.goto('/');
  await whenAlive(page);
  await breakPreferences(page);
  await blog(page).click();
  await expect(broken(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('main a[href^="tel:"]')).toHaveCount(site.phones.length);
  await page.getByRole('link', { name: 'Réessayez' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
});
