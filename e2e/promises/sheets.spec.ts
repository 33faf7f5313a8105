import { expect, test, type Page } from 'playwright/test';
import { sheets } from '@/lib/content/generated/sheets';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { routes, sheetRoute } from '@/lib/routes';
import { cellRoom, fieldRoom, MOST_ROOMS } from '@/lib/sheets/sheets';
import type { SheetBlock } from '@/lib/content/schemas/sheets';
import { watchLeaks } from '../leaks';
import { shareOnePage } from '../onePage';
import { countSheets } from '../print';
import {
  announcements,
  press,
  tabTo,
  TOUCH_PHONE,
  VISITOR,
  waitForHydration,
  write,
} from '../support';

/** The sheets that families print: one page each, blank or filled in, and nothing of it kept. */

const CARD = sheetRoute('urgence');
const FIRST_VISIT = sheetRoute('premiere-visite');

/** A4 within the margins of the style sheet, in CSS pixels. */
const A4 = { width: 680, height: 1009 };

/** Lines as people write them, doses among them. */
const WORDS = '1 comprimé et demi ou 10 gouttes, puis +237 6 99 12 34 56 après le repas du soir. ';

/** How many letters each field of a printable has room for, in the order of the page. */
const roomsOf = (block: SheetBlock): number[] => [
  ...block.fields.flatMap((field) =>
    Array.from({ length: field.lines ?? 1 }, (_, line) =>
      fieldRoom(line > 0 ? { ...field, label: '' } : field, block),
    ),
  ),
  ...Array.from({ length: block.table?.rows ?? 0 }, () =>
    [block.table!.columns, block.table!.below].flatMap((line) =>
      line.map((cell) => cellRoom(cell, line)),
    ),
  ).flat(),
];

/** Fills every field with the longest text that it takes without a word. */
async function fillUp(page: Page, rooms: readonly number[]): Promise<void> {
  const texts = rooms.map((room) => WORDS.repeat(3).slice(0, MOST_ROOMS * room));
  const count = await page.locator('form textarea').evaluateAll((fields, all) => {
    (fields as HTMLTextAreaElement[]).forEach((field, index) => {
      field.value = all[index]!;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return fields.length;
  }, texts);
  expect(count).toBe(texts.length);
}

/** What is wrong with texts and fields on paper: letters too small, grey, or cut off. */
const findUnread = (page: Page, least: number) =>
  page.locator('body *:visible').evaluateAll(
    (elements, smallest) =>
      elements.flatMap((element) => {
        const isTyped = element instanceof HTMLTextAreaElement;
        const isText = [...element.childNodes].some((it) => it instanceof Text && it.data.trim());
        const style = getComputedStyle(element);
        if (!(isTyped || isText) || style.clipPath === 'inset(50%)') return [];
        // What the heads of a table say, and the foot of the page, may be smaller.
        const isSmall = isTyped || element.closest('[aria-hidden="true"], body > footer, main ~ *');
        const points = (parseFloat(style.fontSize) * 3) / 4;
        const isCut =
          isTyped &&
          (element.scrollWidth > element.clientWidth ||
            // The tops of letters may reach over their line.
            element.scrollHeight > element.clientHeight + 2);
        const isRead = points > (isSmall ? 9 : smallest) - 0.1 && style.color === 'rgb(0, 0, 0)';
        return isRead && !isCut ? [] : `${points} points: ${element.outerHTML.slice(0, 100)}`;
      }),
    least,
  );

test.describe('on paper', () => {
  const pageOfAll = shareOnePage();

  for (const { id, title, blocks } of sheets) {
    test(`«${title}», filled in, is printed on one page`, async () => {
      const page = pageOfAll();
      await page.goto(sheetRoute(id));
      await waitForHydration(page);
      await fillUp(page, blocks.flatMap(roomsOf));
      await expect(page.getByRole('alert').filter({ hasText: 'Trop long' })).toHaveCount(0);
      for (const format of ['A4', 'Letter'] as const)
        expect(await countSheets(page, format), format).toBe(1);
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      for (const text of [title, `${site.name}, ${formatPhone(site.phones[0])}`])
        await expect(page.getByText(text, { exact: true }).locator('visible=true')).toHaveCount(1);
      // Ten gestures share one page: smaller than what is filled in, and never below 9 points.
      const smallest = blocks.some(({ gestures }) => gestures) ? 9 : 12;
      expect(await findUnread(page, smallest)).toEqual([]);
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });
  }
});

test('by keyboard a sheet is filled in, printed, emptied, restored', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.prints += 'once ');
  });
  await page.goto(FIRST_VISIT, { waitUntil: 'commit' });
  await press(page.getByRole('button', { name: 'Imprimer la fiche' }));
  await waitForHydration(page);
  await expect(page.locator(':root')).toHaveAttribute('data-prints', 'undefinedonce ');
  const day = page.getByLabel('Visite du');
  const box = page.getByLabel('Pièce d’identité');
  await tabTo(day);
  await page.keyboard.type('24/12');
  await tabTo(box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Tout effacer' }));
  // Pressed twice, as by older hands.
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Enter');
  await expect(day).toHaveValue('');
  await expect(box).not.toBeChecked();
  const said = announcements(page.locator('form')).filter({ hasText: 'Tout est effacé' });
  await expect(said).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Rétablir ma saisie' }));
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('24/12');
  await expect(box).toBeChecked();
  await expect(said).toHaveCount(0);
});

test('doses and phones are kept whole, leaving is asked about', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.goto(sheetRoute('medicaments'));
  await waitForHydration(page);
  const noon = page.getByRole('group', { name: 'Médicament 1', exact: true }).getByLabel('Midi');
  for (const dose of ['1 comprimé et demi', '+237 6 99 12 34 56']) {
    await write(noon, dose);
    await expect(noon).toHaveValue(dose);
    expect(await noon.evaluate((it) => it.scrollHeight <= it.clientHeight), dose).toBe(true);
  }
  await expect(page.locator('fieldset').getByRole('alert')).toHaveText(/^Trop long/);
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
  await test.step('once it is empty nothing is asked', async () => {
    await press(page.getByRole('button', { name: 'Tout effacer' }));
    await page.getByRole('link', { name: 'Toutes les fiches' }).click();
    await expect(page).toHaveURL(routes.sheets);
    expect(asked).toHaveLength(3);
  });
});

test('what a sheet says is neither kept nor sent', async ({ page, context }) => {
  await page.goto(routes.appointment);
  await waitForHydration(page);
  await write(page.getByLabel('Nom et prénom'), VISITOR.name);
  const kept = () =>
    page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  await expect.poll(kept).toContain(VISITOR.name);
  await page.goto(CARD);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const before = await kept();
  const leaks = watchLeaks(page);
  const allergies = page.getByLabel('Allergies');
  await write(allergies, 'arachides');
  // Enter sends the forms of other pages.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CARD);
  expect(await context.cookies()).toEqual([]);
  expect(leaks).toEqual([]);
  await expect(page.locator('form :is([name], textarea:not([autocomplete="off"]))')).toHaveCount(0);
  expect(await kept()).toBe(before);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload({ waitUntil: 'commit' });
  await expect(allergies).toHaveValue('');
  await expect(page.getByText('n’est enregistré ni envoyé')).toBeVisible();
  // What was written elsewhere stays.
  await press(page.getByRole('button', { name: 'Tout effacer' }));
  await waitForHydration(page);
  expect(await kept()).toBe(before);
});

test.describe('on a phone without JavaScript', () => {
  test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

  test('a sheet is filled in, emptied, printed by the menu', async ({ page }) => {
    await page.goto(FIRST_VISIT);
    await expect(page.getByRole('button', { name: /Imprimer/ })).toHaveCount(0);
    await expect(page.getByText('Ouvrez le menu du navigateur')).toBeVisible();
    const who = page.getByLabel('Qui sera là');
    await write(who, VISITOR.name);
    await press(page.getByRole('button', { name: 'Tout effacer' }));
    await expect(who).toHaveValue('');

    await page.goto(sheetRoute('medicaments'));
    const rows = page.locator('form fieldset');
    await expect(rows.last()).toBeHidden();
    await press(page.getByText('Afficher la suite'));
    await write(rows.last().getByLabel('Midi'), '1 1/2');
    await press(page.getByText('Masquer la suite'));
    await page.emulateMedia({ media: 'print' });
    await expect(rows.last().getByLabel('Midi')).toBeVisible();
    await expect(rows.last().getByLabel('Midi')).toHaveValue('1 1/2');
  });
});
