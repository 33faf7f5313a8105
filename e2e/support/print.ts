import { expect, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';

/** A4 without margins, in CSS pixels. */
export const PAPER = { width: 794, height: 1123 };

export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** In print: no controls, all contacts, disclosures open, black on white, no overflow. */
export async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('nav, button, dialog, [aria-roledescription], a[href="#contenu"]');
  await expect.soft(controls.locator('visible=true')).toHaveCount(0);
  // Prices are a list on paper; the examples below each are for the screen.
  const closed = await page
    .locator('details:visible:not([name="prix"]) > :not(summary)')
    .evaluateAll((all) =>
      all.filter((item) => !item.checkVisibility()).map((item) => item.textContent),
    );
  expect.soft(closed, 'printed closed').toEqual([]);

  await expect.soft(page.locator('body > header').getByText(site.name)).toBeVisible();
  // At the top of the first page, and at the end.
  const phones = page.getByText(formatPhone(site.phones[0])).locator('visible=true');
  expect.soft((await phones.first().boundingBox())!.y).toBeLessThan(100);
  for (const text of [formatPhone(site.phones.at(-1)!), site.email])
    await expect.soft(page.locator('footer').getByText(text)).toBeVisible();

  const colours = await page.locator('body, body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return `${color} on ${backgroundColor}, ${backgroundImage}`;
    }),
  );
  expect.soft([...new Set(colours)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width).toBeLessThanOrEqual(PAPER.width);
  await page.emulateMedia({ media: null });
}
