import { expect, type Page } from 'playwright/test';
import { printables } from '@/lib/content/generated/printables';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { printableRoute, routes } from '@/lib/routing/routes';
import { awa, test } from '@/e2e/support/form';
import { countPrintedPages, PAPER } from '@/e2e/support/print';
import { alerts, tap, waitForHydration } from '@/e2e/support/page';

test.use({ viewport: PAPER });

test('guides print in full on four pages, prices on one', async ({ page }) => {
  await page.goto(routes.guides, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  for (const step of await page.locator('main details ol > li').all())
    await expect(step).toBeVisible();
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'screen' });
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

test('the confirmation prints on one page', async ({ page, form }) => {
  await form.open();
  await form.fill({ ...awa, message: '' });
  await tap(form.submit);
  await expect(form.sent).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  for (const text of ['Référence', awa.fullName, awa.appointmentTime, formatPhone(site.phones[0])])
    await expect(main.getByText(text).locator('visible=true').first()).toBeVisible();
  await expect(page.locator('button, nav').locator('visible=true')).toHaveCount(0);
  expect(await countPrintedPages(page)).toBe(1);
});

/** A4 within the margins of the printables' style sheet, in CSS pixels. */
const INNER = { width: 680, height: 1009 };

const findUnreadable = (page: Page, minPoints: number) =>
  page.locator('main :is(p, li, h1, h2, th):visible').evaluateAll(
    (elements, min) =>
      elements.flatMap((element) => {
        const { fontSize, color } = getComputedStyle(element);
        if (parseFloat(fontSize) * 0.75 > min - 0.1 && color === 'rgb(0, 0, 0)') return [];
        return `${fontSize} ${color}: ${element.outerHTML.slice(0, 100)}`;
      }),
    minPoints,
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each printable prints on one page, with lines to write', async ({ page }) => {
    for (const { id, title, blocks } of printables)
      await test.step(title, async () => {
        await page.goto(printableRoute(id));
        await expect(page.getByText('Ouvrez le menu du navigateur')).toBeVisible();
        // Nothing is typed here, and so nothing about a patient is kept.
        await expect(page.locator('main').locator('input, textarea, select')).toHaveCount(0);
        expect(await countPrintedPages(page)).toBe(1);
        await page.setViewportSize(INNER);
        await page.emulateMedia({ media: 'print' });
        for (const text of [title, `${site.name}, ${formatPhone(site.phones[0])}`])
          await expect(page.getByText(text, { exact: true }).locator('visible=true')).toHaveCount(
            1,
          );
        // Ten first-aid guides share one page.
        const minPoints = blocks.some(({ firstAid }) => firstAid) ? 9 : 12;
        expect(await findUnreadable(page, minPoints)).toEqual([]);
        for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
          await expect(page.getByRole(role)).toHaveCount(0);
        for (const { label } of blocks.flatMap(({ fields }) => fields)) {
          const field = page.getByRole('listitem').filter({ hasText: `${label}\u00a0:` });
          const line = (await field.first().locator('span').first().boundingBox())!;
          // 4 cm, and 8 mm high.
          expect(line.width, label).toBeGreaterThan(150);
          expect(line.height, label).toBeGreaterThan(30);
        }
        for (const { row, rows } of blocks.flatMap(({ table }) => table ?? [])) {
          const table = page.getByRole('region', { name: `${row} 1 à ${rows}` }).getByRole('table');
          await expect(table.getByRole('rowheader')).toHaveCount(rows);
        }
        await page.emulateMedia({ media: null });
      });
  });
});
