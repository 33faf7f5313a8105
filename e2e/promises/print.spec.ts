import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { routes } from '@/lib/routing/routes';
import { countPrintedPages, PAPER } from '../print';
import { tap, sendRequest, VISITOR, waitForHydration } from '../support';

test.use({ viewport: PAPER });

async function print(page: Page, path: string) {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('an article prints without navigation', async ({ page }) => {
  await print(page, '/blogDetails/3');
  await expect(page.getByText(/min de lecture/)).toBeVisible();
  for (const heading of ['En bref', 'Quand consulter']) {
    const words = page.locator('article').getByText(heading, { exact: true });
    await expect(words.locator('visible=true')).toHaveCount(1);
  }
  for (const heading of ['Partager', 'Mots-clés', 'À lire aussi', 'Sommaire'])
    await expect(page.getByText(heading, { exact: true })).toBeHidden();
  // About 300 words a page, and one for unbreakable blocks.
  const words = (await page.locator('body').innerText()).split(/\s+/).length;
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(Math.ceil(words / 300) + 1);
});

test('prices and FAQ answers print in full', async ({ page }) => {
  await print(page, routes.prices);
  for (const list of await page.locator('[aria-labelledby^="prix-"] dl').all())
    await expect(list).toBeVisible();
  expect(await countPrintedPages(page)).toBe(1);
  await test.step('without print support, the button says so', async () => {
    await page.emulateMedia({ media: 'screen' });
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { print: undefined }));
    await tap(page.getByRole('button', { name: 'Imprimer les tarifs' }));
    await expect(page.getByRole('alert').filter({ hasText: 'n’imprime pas d’ici' })).toBeVisible();
  });
  await print(page, routes.services);
  for (const { answer } of faq.questions) {
    const shown = page.locator('#faq details').getByText(answer);
    expect((await shown.boundingBox())?.height).toBeGreaterThan(15);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('#faq summary + *').first()).toBeHidden();
});

test('the confirmation prints on one page', async ({ page }) => {
  await page.goto(routes.appointment);
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  for (const text of ['Référence', VISITOR.name, '10:30', formatPhone(site.phones[0])])
    await expect(main.getByText(text).locator('visible=true').first()).toBeVisible();
  await expect(page.locator('button, nav').locator('visible=true')).toHaveCount(0);
  expect(await countPrintedPages(page)).toBe(1);
});
