import { expect, test } from 'playwright/test';
import { readExported, titleOf } from '../exported';
import { startOwnHost } from '../ownHost';
import { press, whenAlive } from '../support';

/** Addresses that lead nowhere, and those that were meant to lead somewhere. */

test('a link to a page that is gone leads to one that says so, whom to call and where to go', async ({
  page,
}) => {
  await page.goto('/cookies');
  await whenAlive(page);
  // Such a link stands in no page of ours, but in a page kept from before.
  const gone = page.getByRole('contentinfo').locator('a[href="/terms"]');
  await gone.evaluate((element) => element.setAttribute('href', '/nulle-part'));
  await press(page.getByRole('contentinfo').locator('a[href="/nulle-part"]'));
  await expect(page).toHaveURL('/nulle-part');
  await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
  await expect(page.getByText('NotFound', { exact: true })).toHaveAttribute('lang', 'en');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+[1-9]\d{7,14}$/);
  for (const href of ['/', '/contact', '/services']) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await whenAlive(page);
  await press(main.getByRole('link', { name: 'Services', exact: true }));
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1')).toHaveText(titleOf('/services'));
});

test('a missing service is named, its list a step away', async ({ page }) => {
  const title = 'Service non trouvé';
  const response = await page.goto('/ServiceDetails/99');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(title);
  await whenAlive(page);
  await press(page.getByRole('link', { name: 'Retour à la liste des services' }));
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
});

test('a guessed or misspelt address leads to its page, query kept', async ({ page }) => {
  for (const [wrong, right] of [
    ['/servicedetails/3?service=3', '/ServiceDetails/3?service=3'],
    ['//about', '/about'],
    ['/contact.', '/contact'],
    ['/FAQ\u00a0»?x=1', '/services?x=1#faq'],
    ['/tarifs)\u200b', '/tarifs'],
  ] as const) {
    // Written whole: two slashes alone would begin another host.
    await page.goto(`${test.info().project.use.baseURL}${wrong}`);
    await expect(page).toHaveURL(right);
    await expect(page.locator('h1')).not.toHaveText(/n’existe pas|non trouvé/);
  }
});

test('a host that leads back to a missing address is asked once', async ({ page }, info) => {
  const host = await startOwnHost({ outbox: info.outputPath('outbox') });
  const type = 'text/html';
  host.extra.set('/about', { type, body: '', status: 301, location: '/about/' });
  host.extra.set('/about/', { type, body: readExported('404.html'), status: 404 });
  try {
    await page.goto(host.url('/about'));
    await whenAlive(page);
    await expect.poll(() => host.asked).toContain('HEAD /about');
    await press(page.getByRole('main').getByRole('link', { name: 'Services', exact: true }));
    await expect(page).toHaveURL(host.url('/services'));
    expect(host.asked.filter((path) => path === '/about/')).toHaveLength(1);
  } finally {
    await host.stop();
  }
});
