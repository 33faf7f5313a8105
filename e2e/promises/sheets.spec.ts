import { expect, test, type Locator, type Page } from 'playwright/test';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { sheets } from '@/lib/content/generated/sheets';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { routes, sheetRoute } from '@/lib/routes';
import { printedHeight } from '@/lib/sheets/sheets';
import { watchLeaks } from '../leaks';
import { shareOnePage } from '../onePage';
import { countSheets } from '../print';
import { announcements, press, tabTo, VISITOR, whenAlive, write } from '../support';

/** The sheets that families print: one page each, blank or filled in, and nothing of it kept. */

const CARD = sheetRoute('urgence');
const FIRST_VISIT = sheetRoute('premiere-visite');

/** A4 within the margins of the style sheet, in CSS pixels. */
const A4 = { width: 680, height: 1009 };
const POINT = 4 / 3;

const fieldsOf = (page: Page): Locator => page.locator('form input[type="text"]');

/**
 * Fills every field to its last character, with the widest letters, and ticks every box: at once,
 * since a sheet has a hundred.
 */
async function fillUp(page: Page): Promise<void> {
  const lengths = await fieldsOf(page).evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      field.value = 'W'.repeat(Math.max(0, field.maxLength));
      return field.value.length;
    }),
  );
  for (const length of lengths) expect(length).toBeGreaterThan(2);
  await page.locator('form input[type="checkbox"]').evaluateAll((boxes) => {
    for (const box of boxes as HTMLInputElement[]) box.checked = true;
  });
}

/** What is seen of a page: texts and fields, with the size of their letters in points. */
const readPaper = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const isText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim(),
        );
        const isSeen = getComputedStyle(element).clipPath !== 'inset(50%)';
        return (isText || element.matches('input')) && isSeen && element.checkVisibility();
      })
      .map((element) => ({
        text: element.textContent.trim(),
        // What the heads of a table say, and the foot of the page, may be smaller.
        isSmall: element.closest('[aria-hidden="true"]') !== null,
        points: (parseFloat(getComputedStyle(element).fontSize) * 3) / 4,
        colour: getComputedStyle(element).color,
        isCut: element.matches('input') && element.scrollWidth > element.clientWidth,
      })),
  );

test.describe('on paper', () => {
  test.use({ javaScriptEnabled: false });
  const pageOfAll = shareOnePage();

  for (const { id, title, blocks } of sheets) {
    test(`«${title}», filled in to the last letter, is printed on one page, uncut, in large black letters, without head and foot`, async () => {
      const page = pageOfAll();
      await page.goto(sheetRoute(id));
      await fillUp(page);
      for (const format of ['A4', 'Letter'] as const) {
        expect(await countSheets(page, format), format).toBe(1);
      }
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.querySelector('form')!.getBoundingClientRect().height,
      }));
      expect(width).toBeLessThanOrEqual(A4.width);
      // The bound that the owner is told of is no smaller than the sheet.
      expect(height / POINT).toBeLessThanOrEqual(printedHeight(blocks, gesturesPage.gestures));

      const foot = `${site.name}, ${formatPhone(site.phones[0])}`;
      const paper = await readPaper(page);
      expect(paper.map(({ text }) => text)).toEqual(expect.arrayContaining([title, foot]));
      expect(paper.filter(({ text }) => !text)).toHaveLength(await page.locator('input').count());
      // Ten gestures share one page: smaller than what is filled in, and never below 9 points.
      const smallest = blocks.some(({ gestures }) => gestures) ? 9 : 14;
      for (const { text, isSmall, points, colour, isCut } of paper) {
        const least = isSmall || text === foot ? Math.min(12, smallest) : smallest;
        expect.soft(points, text).toBeGreaterThan(least - 0.1);
        expect.soft({ colour, isCut }, text).toEqual({ colour: 'rgb(0, 0, 0)', isCut: false });
      }
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await page.emulateMedia({ media: null });
    });
  }
});

test('by keyboard alone a sheet is filled in, printed and emptied', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.prints = `${dataset.prints ?? ''}once `;
    };
  });
  await page.goto(FIRST_VISIT, { waitUntil: 'commit' });
  await press(page.getByRole('button', { name: 'Imprimer la fiche' }));
  await whenAlive(page);
  await expect(page.locator(':root')).toHaveAttribute('data-prints', 'once ');
  const day = page.getByLabel('Visite du');
  const box = page.getByLabel('Pièce d’identité');
  await tabTo(day);
  await page.keyboard.type('24/12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10 h 30');
  await expect(page.getByLabel('Heure')).toHaveValue('10 h 30');
  await tabTo(box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Imprimer', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator(':root')).toHaveAttribute('data-prints', 'once once ');
  await expect(day).toHaveValue('24/12');
  await tabTo(page.getByRole('button', { name: 'Tout effacer' }));
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('');
  await expect(box).not.toBeChecked();
  const said = announcements(page.locator('form'));
  await expect(said).toHaveText(/Tout est effacé/);
  await write(day, 'A');
  await expect(said).toHaveText('');
});

test('what is written is neither kept nor sent nor remembered, and to empty it leaves what was written elsewhere', async ({
  page,
  context,
}) => {
  await page.goto(routes.appointment);
  await whenAlive(page);
  await write(page.getByLabel('Nom et prénom'), VISITOR.name);
  const kept = () =>
    page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  await expect.poll(kept).toContain(VISITOR.name);
  await page.goto(CARD);
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  const before = await kept();
  expect(before).toContain(VISITOR.name);
  const leaks = watchLeaks(page);
  const allergies = page.getByLabel('Allergies');
  await write(allergies, 'arachides');
  // Enter sends the forms of other pages.
  await page.keyboard.press('Enter');
  await expect(allergies).toHaveValue('arachides');
  await expect(page).toHaveURL(CARD);
  expect(await kept()).toBe(before);
  expect(await context.cookies()).toEqual([]);
  expect(leaks).toEqual([]);
  await expect(page.locator('form[autocomplete="off"]')).toHaveCount(1);
  await expect(
    page.locator('form input:is([name], [type="text"]:not([autocomplete="off"]))'),
  ).toHaveCount(0);
  const empty = page.getByRole('button', { name: 'Tout effacer' });
  await press(empty);
  await expect(allergies).toHaveValue('');
  expect(await kept()).toBe(before);
  await write(allergies, 'arachides');
  await page.reload({ waitUntil: 'commit' });
  await expect(allergies).toHaveValue('');
  await expect(page.getByText('n’est enregistré ni envoyé')).toBeVisible();
  await press(empty);
  await whenAlive(page);
  expect(await kept()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet is filled in and emptied, and says how to print it', async ({ page }) => {
    await page.goto(FIRST_VISIT);
    await expect(page.getByRole('button', { name: /Imprimer/ })).toHaveCount(0);
    await expect(page.getByText('Ouvrez le menu du navigateur')).toBeVisible();
    const who = page.getByLabel('Qui sera là');
    await write(who, VISITOR.name);
    await page.keyboard.press('Enter');
    await expect(who).toHaveValue(VISITOR.name);
    await press(page.getByRole('button', { name: 'Tout effacer' }));
    await expect(who).toHaveValue('');
  });
});
