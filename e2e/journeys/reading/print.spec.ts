import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { routes } from '@/lib/routing/routes';
import { countPrintedPages, PAPER } from '@/e2e/support/print';
import { alerts, tap, sendRequest, VISITOR, waitForHydration } from '@/e2e/support/page';

test.use({ viewport: PAPER });

test('prices print in full, on one page', async ({ page }) => {
  await page.goto(routes.prices);
  await page.emulateMedia({ media: 'print' });
  for (const list of await page.locator('[aria-labelledby^="prix-"] dl').all())
    await expect(list).toBeVisible();
  expect(await countPrintedPages(page)).toBe(1);
  await test.step('without print support, the button says so', async () => {
    await page.emulateMedia({ media: 'screen' });
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { print: undefined }));
    await tap(page.getByRole('button', { name: 'Imprimer les tarifs' }));
    await expect(alerts(page).filter({ hasText: 'n’imprime pas d’ici' })).toBeVisible();
  });
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
