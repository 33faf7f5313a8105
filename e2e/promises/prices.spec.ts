import { expect } from 'playwright/test';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { services } from '@/lib/content/generated/services';
import { formatPrice } from '@/lib/text/format';
import { spellMonth } from '@/lib/prices';
import { routes, serviceRoute } from '@/lib/routes';
import { shareOnePage } from '../onePage';
import { print } from '../print';
import { test } from '../offline';

/** All prices on one page, for those who compare. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const pageOfAll = shareOnePage();

  test('each price of each service stands there, with its month, and leads to its service', async () => {
    const page = pageOfAll();
    await page.goto(routes.prices);
    for (const { id, title, pricing } of services) {
      await expect(
        page.getByRole('main').getByRole('link', { name: title, exact: true }).first(),
      ).toHaveAttribute('href', serviceRoute(id));
      for (const line of pricing) {
        const entry = page
          .locator('dl > div')
          .filter({ hasText: line.option })
          .filter({ hasText: formatPrice(line) });
        await expect(entry).toHaveCount(1);
        const month = spellMonth(line);
        if (month) await expect(entry).toContainText(`soit ${month} par mois`);
        else await expect(entry).not.toContainText('par mois');
      }
    }
  });

  test('what changes a price and how to pay stands there in the same words as elsewhere', async () => {
    const page = pageOfAll();
    await page.goto(routes.prices);
    for (const { question, answer, aboutPrices } of howItWorks.commitments.items) {
      await expect(page.getByRole('heading', { name: question })).toHaveCount(aboutPrices ? 1 : 0);
      if (aboutPrices) await expect(page.getByText(answer)).toBeVisible();
    }
  });

  test('a service, an advice and the questions lead to it', async () => {
    const page = pageOfAll();
    for (const path of [serviceRoute(services[0]!.id), '/trouver/1', routes.services]) {
      await page.goto(path);
      await expect(page.locator(`main a[href="${routes.prices}"]`).first()).toBeAttached();
    }
  });
});

test('all prices print on one page', async ({ page }) => {
  await print(page, routes.prices);
  for (const section of await page.locator('dl').all()) await expect(section).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
