import { expect, test } from 'playwright/test';
import { getHtml } from '@/e2e/support/exported';
import { articleRoutes } from '@/e2e/support/routes';
import { STILL_PHONE } from '@/e2e/support/form';
import { tap } from '@/e2e/support/page';

test.use({ ...STILL_PHONE, javaScriptEnabled: false });

const countParts = (route: string) => getHtml(route).match(/<h2\b[^>]* id=/g)?.length ?? 0;

const LONG = articleRoutes.reduce((longest, route) =>
  countParts(route) > countParts(longest) ? route : longest,
);

test('the table of contents links every heading', async ({ page }) => {
  await page.goto(LONG);
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await tap(contents.locator('summary'));
  const links = contents.getByRole('link');
  const parts = page.locator('article [data-feed-text] h2[id]');
  await expect(links).toHaveText(await parts.allInnerTexts());
  for (const index of [1, (await parts.count()) - 1]) {
    await tap(links.nth(index));
    await expect(parts.nth(index)).toBeInViewport({ ratio: 1 });
  }
  expect(page.url()).toMatch(/#[a-z0-9]+(-[a-z0-9]+)*$/);
  // Opened by its address: a reload restores the scroll position instead.
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(parts.last()).toBeInViewport({ ratio: 1 });
});
