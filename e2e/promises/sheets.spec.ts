import { expect, test, type Locator, type Page } from 'playwright/test';
import { sheets } from '@/lib/content/generated/sheets';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { routes, sheetRoute } from '@/lib/routes';
import { cellRoom, fieldRoom, MOST_ROOMS } from '@/lib/sheets/sheets';
import type { SheetBlock } from '@/lib/content/schemas/sheets';
import { watchLeaks } from '../leaks';
import { shareOnePage } from '../onePage';
import { countSheets } from '../print';
import { announcements, press, tabTo, TOUCH_PHONE, VISITOR, whenAlive, write } from '../support';

/** The sheets that families print: one page each, blank or filled in, and nothing of it kept. */

const CARD = sheetRoute('urgence');
const FIRST_VISIT = sheetRoute('premiere-visite');

/** A4 within the margins of the style sheet, in CSS pixels. */
const A4 = { width: 680, height: 1009 };

const fieldsOf = (page: Page): Locator => page.locator('form textarea');

/** Lines as people write them, doses among them. */
const WORDS = '1 comprimé et demi ou 10 gouttes, puis +237 6 99 12 34 56 après le repas du soir. ';

/** How many letters each field of a printable has room for, in the order of the page. */
const roomsOf = (block: SheetBlock): number[] => [
  ...block.fields.flatMap((field) => [
    fieldRoom(field, block),
    ...Array.from({ length: (field.lines ?? 1) - 1 }, () =>
      fieldRoom({ ...field, label: '' }, block),
    ),
  ]),
  ...Array.from({ length: block.table?.rows ?? 0 }, () =>
    [block.table!.columns, block.table!.below].flatMap((line) =>
      line.map((cell) => cellRoom(cell, line)),
    ),
  ).flat(),
];

/** Fills every field with the longest text that it takes without a word, and ticks every box. */
async function fillUp(page: Page, rooms: readonly number[]): Promise<void> {
  const texts = rooms.map((room) => WORDS.repeat(3).slice(0, MOST_ROOMS * room));
  const count = await fieldsOf(page).evaluateAll((fields, all) => {
    (fields as HTMLTextAreaElement[]).forEach((field, index) => {
      field.value = all[index]!;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return fields.length;
  }, texts);
  expect(count).toBe(texts.length);
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
        const isField = element.matches('input, textarea');
        return (isText || isField) && isSeen && element.checkVisibility();
      })
      .map((element) => ({
        text: element.matches('textarea') ? '' : element.textContent.trim(),
        isTyped: element.matches('textarea'),
        // What the heads of a table say, and the foot of the page, may be smaller.
        isSmall: element.closest('[aria-hidden="true"]') !== null,
        points: (parseFloat(getComputedStyle(element).fontSize) * 3) / 4,
        colour: getComputedStyle(element).color,
        isCut:
          element.matches('textarea') &&
          (element.scrollWidth > element.clientWidth ||
            // The tops of letters may reach over their line.
            element.scrollHeight > element.clientHeight + 2),
      })),
  );

test.describe('on paper', () => {
  const pageOfAll = shareOnePage();

  for (const { id, title, blocks } of sheets) {
    test(`«${title}», filled in, is printed on one page, uncut`, async () => {
      const page = pageOfAll();
      await page.goto(sheetRoute(id));
      await whenAlive(page);
      await fillUp(page, blocks.flatMap(roomsOf));
      await expect(page.getByRole('alert').filter({ hasText: 'Trop long' })).toHaveCount(0);
      for (const format of ['A4', 'Letter'] as const) {
        expect(await countSheets(page, format), format).toBe(1);
      }
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(A4.width);

      const foot = `${site.name}, ${formatPhone(site.phones[0])}`;
      const paper = await readPaper(page);
      expect(paper.map(({ text }) => text)).toEqual(expect.arrayContaining([title, foot]));
      expect(paper.filter(({ text }) => !text)).toHaveLength(
        await page.locator('input, textarea').count(),
      );
      // Ten gestures share one page: smaller than what is filled in, and never below 9 points.
      const smallest = blocks.some(({ gestures }) => gestures) ? 9 : 14;
      for (const { text, isTyped, isSmall, points, colour, isCut } of paper) {
        const typed = isTyped ? 9 : smallest;
        const least = isSmall || (text && foot.includes(text)) ? Math.min(12, smallest) : typed;
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

test('by keyboard alone a sheet is filled in, printed, emptied and restored', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.prints = `${dataset.prints ?? ''}once `;
      dispatchEvent(new Event('beforeprint'));
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
  const print = page.getByRole('button', { name: 'Imprimer', exact: true });
  await tabTo(print);
  await page.keyboard.press('Enter');
  await expect(page.locator(':root')).toHaveAttribute('data-prints', 'once once ');
  await expect(day).toHaveValue('24/12');
  const erase = page.getByRole('button', { name: 'Tout effacer' });
  const said = announcements(page.locator('form')).filter({ hasText: 'Tout est effacé' });
  const eraseByKeyboard = async () => {
    await tabTo(erase);
    await page.keyboard.press('Enter');
    await expect(day).toHaveValue('');
    await expect(box).not.toBeChecked();
    await expect(said).toBeVisible();
  };
  await eraseByKeyboard();
  // Pressed twice, as by older hands.
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Rétablir ma saisie' }));
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('24/12');
  await expect(page.getByLabel('Heure')).toHaveValue('10 h 30');
  await expect(box).toBeChecked();
  await expect(said).toHaveCount(0);
  await expect(print).toBeFocused();
  await eraseByKeyboard();
  await write(day, 'A');
  await expect(said).toHaveCount(0);
});

test('a dose and a phone number are kept whole, and leaving is asked about', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.goto(sheetRoute('medicaments'));
  await whenAlive(page);
  const phones = page.locator('form a[href^="tel:"]');
  const noon = page.getByRole('group', { name: 'Médicament 1', exact: true }).getByLabel('Midi');
  for (const dose of ['10 gouttes', '1 comprimé et demi', '1 1/2', '+237 6 99 12 34 56']) {
    await write(noon, dose);
    await expect(noon).toHaveValue(dose);
    const isWhole = () =>
      noon.evaluate((it) => it.scrollHeight <= it.clientHeight && it.scrollWidth <= it.clientWidth);
    expect(await isWhole(), dose).toBe(true);
  }
  await expect(page.locator('fieldset').getByRole('alert')).toHaveText(/^Trop long/);
  await test.step('a reload, a link of the page and the way back', async () => {
    const { href } = new URL(page.url());
    const leave = [
      () => page.evaluate(() => location.reload()),
      () => page.getByRole('link', { name: 'Toutes les fiches' }).click({ noWaitAfter: true }),
      () => page.evaluate(() => history.back()),
    ];
    for (const [index, go] of leave.entries()) {
      await go();
      await expect.poll(() => asked).toEqual(Array(index + 1).fill('beforeunload'));
      expect(page.url()).toBe(href);
      await expect(noon).toHaveValue('+237 6 99 12 34 56');
    }
  });
  await test.step('once it is empty nothing is asked', async () => {
    await press(page.getByRole('button', { name: 'Tout effacer' }));
    await page.getByRole('link', { name: 'Toutes les fiches' }).click();
    await expect(page).toHaveURL(routes.sheets);
    expect(asked).toHaveLength(3);
  });
  await test.step('phones are as high as a thumb', async () => {
    await page.goto(CARD);
    for (const phone of await phones.all()) {
      expect((await phone.boundingBox())!.height).toBeGreaterThan(43);
    }
  });
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
  await expect(page.locator('form :is([name], textarea:not([autocomplete="off"]))')).toHaveCount(0);
  const empty = page.getByRole('button', { name: 'Tout effacer' });
  await press(empty);
  await expect(allergies).toHaveValue('');
  expect(await kept()).toBe(before);
  await write(allergies, 'arachides');
  page.once('dialog', (dialog) => dialog.accept());
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
    await expect(who).toHaveValue(`${VISITOR.name}\n`);
    await press(page.getByRole('button', { name: 'Tout effacer' }));
    await expect(who).toHaveValue('');
  });
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

  test('a long table shows its first rows, the others at a tap', async ({ page }) => {
    await page.goto(sheetRoute('medicaments'));
    const rows = page.locator('form fieldset');
    const shown = rows.filter({ visible: true });
    const count = await rows.count();
    expect(await shown.count()).toBeLessThan(count);
    await press(page.getByText('Afficher la suite'));
    await expect(shown).toHaveCount(count);
    await write(rows.last().getByLabel('Midi'), '1 1/2');
    await press(page.getByText('Masquer la suite'));
    await page.emulateMedia({ media: 'print' });
    await expect(rows.last().getByLabel('Midi')).toBeVisible();
    await expect(rows.last().getByLabel('Midi')).toHaveValue('1 1/2');
  });
});
