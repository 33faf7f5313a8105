import { expect, test, type Page } from 'playwright/test';
import { printables } from '@/lib/content/generated/printables';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { printableRoute } from '@/lib/routing/routes';
import { countPrintedPages } from '@/e2e/support/print';
import { goto } from '@/e2e/support/page';

/** A4 within the margins of the style sheet, in CSS pixels. */
const A4 = { width: 680, height: 1009 };

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

test('each printable prints on one page, with lines to write', async ({ page }) => {
  test.slow();
  for (const { id, title, blocks } of printables)
    await test.step(title, async () => {
      await goto(page, printableRoute(id));
      // Nothing is typed here, and so nothing about a patient is kept.
      await expect(page.locator('main').locator('input, textarea, select')).toHaveCount(0);
      expect(await countPrintedPages(page)).toBe(1);
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      for (const text of [title, `${site.name}, ${formatPhone(site.phones[0])}`])
        await expect(page.getByText(text, { exact: true }).locator('visible=true')).toHaveCount(1);
      // Ten first-aid guides share one page.
      const minPoints = blocks.some(({ firstAid }) => firstAid) ? 9 : 12;
      expect(await findUnreadable(page, minPoints)).toEqual([]);
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      for (const { label } of blocks.flatMap(({ fields }) => fields)) {
        const field = page
          .getByRole('listitem')
          .filter({ hasText: `${label}\u00a0:` })
          .first();
        const line = (await field.locator('span').first().boundingBox())!;
        // 4 cm, and 8 mm high.
        expect(line.width, label).toBeGreaterThan(150);
        expect(line.height, label).toBeGreaterThan(30);
      }
      for (const { row, rows, columns, below } of blocks.flatMap(({ table }) => table ?? [])) {
        const table = page.getByRole('region', { name: `${row} 1 à ${rows}` }).getByRole('table');
        await expect(table.getByRole('rowheader')).toHaveText(
          Array.from({ length: rows }, (_, index) => `${index + 1}`),
        );
        await expect(table.getByRole('columnheader')).toHaveText(
          [...columns, ...below].map(({ label }) => label),
        );
      }
      await page.emulateMedia({ media: null });
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a printable says how to print', async ({ page }) => {
    await page.goto(printableRoute('medicaments'));
    await expect(page.getByRole('button', { name: /Imprimer/ })).toHaveCount(0);
    await expect(page.getByText('Ouvrez le menu du navigateur')).toBeVisible();
  });
});
