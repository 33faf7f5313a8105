import { expect, test } from 'playwright/test';
import { titleOf } from '../exported';
import { press, waitForHydration } from '../support';

/** Addresses that lead nowhere, and those that were meant to lead somewhere. */

test('a link to a gone page leads to help', async ({ page }) => {
  await page.goto('/cookies');
  await waitForHydration(page);
  // Such a link stands in no page of ours, but in a page kept from before.
  const gone = page.getByRole('contentinfo').locator('a[href="/terms"]');
  await gone.evaluate((element) => element.setAttribute('href', '/nulle-part'));
  await press(page.getByRole('contentinfo').locator('a[href="/nulle-part"]'));
  await expect(page).toHaveURL('/nulle-part');
  await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
  const main = page.getByRole('main');
  for (const href of ['tel:', '/contact', '/services'])
    await expect(main.locator(`a[href^="${href}"]`).first()).toBeVisible();
  await waitForHydration(page);
  await press(main.getByRole('link', { name: 'Services', exact: true }));
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1')).toHaveText(titleOf('/services'));
  await test.step('a missing service is named, its list a step away', async () => {
    const response = await page.goto('/ServiceDetails/99');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Service non trouvé');
    await press(page.getByRole('link', { name: 'Retour à la liste des services' }));
    await expect(page).toHaveURL('/services');
  });
});

test('a guessed or misspelt address leads to its page, query kept', async ({ page }) => {
  for (const [wrong, right] of [
    ['/servicedetails/3?service=3', '/ServiceDetails/3?service=3'],
    ['//about', '/about'],
    ['/FAQ\u00a0»?x=1', '/services?x=1#faq'],
    ['/tarifs)\u200b', '/tarifs'],
  ] as const) {
    // Written whole: two slashes alone would begin another host.
    await page.goto(`${test.info().project.use.baseURL}${wrong}`);
    await expect(page).toHaveURL(right);
    await expect(page.locator('h1')).not.toHaveText(/n’existe pas|non trouvé/);
  }
});
