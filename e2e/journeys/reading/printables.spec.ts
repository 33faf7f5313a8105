import { expect, test, type Page } from 'playwright/test';
import { printables } from '@/lib/content/generated/printables';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { routes, printableRoute } from '@/lib/routing/routes';
import { cellRoom, fieldRoom, MAX_OVERFLOW } from '@/lib/printables/printables';
import type { PrintableBlock } from '@/lib/content/schemas/printables';
import { stored, watchLeaks } from '@/e2e/support/form';
import { countPrintedPages } from '@/e2e/support/print';
import {
  announcements,
  goto,
  holdScripts,
  tabTo,
  tap,
  TOUCH_PHONE,
  type,
  waitForHydration,
} from '@/e2e/support/page';

/** A4 within the margins of the style sheet, in CSS pixels. */
const A4 = { width: 680, height: 1009 };

const PHONE = '+237 6 99 12 34 56';

const WORDS = `1 comprimé et demi ou 10 gouttes, puis ${PHONE} après le repas du soir. `;

/** The character limits of a block's fields, in page order. */
const getLimits = (block: PrintableBlock): number[] => [
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

async function fillUp(page: Page, limits: readonly number[]): Promise<void> {
  const texts = limits.map((limit) => WORDS.repeat(3).slice(0, MAX_OVERFLOW * limit));
  const count = await page.locator('form textarea').evaluateAll((fields, all) => {
    (fields as HTMLTextAreaElement[]).forEach((field, index) => {
      field.value = all[index]!;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return fields.length;
  }, texts);
  expect(count).toBe(texts.length);
}

const findUnreadable = (page: Page, minPoints: number) =>
  page.locator('main :is(p, li, h1, h2, label, legend, textarea):visible').evaluateAll(
    (elements, min) =>
      elements.flatMap((element) => {
        const isTyped = element instanceof HTMLTextAreaElement;
        const { fontSize, color, clipPath } = getComputedStyle(element);
        if (clipPath === 'inset(50%)' || element.closest('[aria-hidden="true"]')) return [];
        const isRead = parseFloat(fontSize) * 0.75 > (isTyped ? 9 : min) - 0.1;
        // Ascenders may overflow their line.
        const isCut = isTyped && element.scrollHeight > element.clientHeight + 2;
        if (isRead && !isCut && color === 'rgb(0, 0, 0)') return [];
        return `${fontSize} ${color}: ${element.outerHTML.slice(0, 100)}`;
      }),
    minPoints,
  );

test('each printable, filled in, prints on one page', async ({ page }) => {
  test.slow();
  for (const { id, title, blocks } of printables)
    await test.step(title, async () => {
      await goto(page, printableRoute(id));
      await fillUp(page, blocks.flatMap(getLimits));
      await expect(page.getByRole('alert').filter({ hasText: 'Trop long' })).toHaveCount(0);
      for (const format of ['A4', 'Letter'] as const)
        expect(await countPrintedPages(page, format), format).toBe(1);
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      for (const text of [title, `${site.name}, ${formatPhone(site.phones[0])}`])
        await expect(page.getByText(text, { exact: true }).locator('visible=true')).toHaveCount(1);
      // Ten first-aid guides share one page.
      const minPoints = blocks.some(({ firstAid }) => firstAid) ? 9 : 12;
      expect(await findUnreadable(page, minPoints)).toEqual([]);
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });
});

test('a printable prints, resets and restores', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.prints += 'once ');
  });
  await page.goto(printableRoute('medicaments'), { waitUntil: 'commit' });
  await tap(page.getByRole('button', { name: 'Imprimer la fiche' }));
  await waitForHydration(page);
  await expect(page.locator(':root')).toHaveAttribute('data-prints', 'undefinedonce ');
  const noon = page.getByRole('group', { name: 'Médicament 1', exact: true }).getByLabel('Midi');
  await test.step('what is typed stays in the tab', async () => {
    await page.waitForLoadState('networkidle');
    const leaks = watchLeaks(page);
    await type(noon, '2 gouttes');
    // In other forms, Enter submits.
    await page.keyboard.press('Enter');
    expect(leaks).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('gouttes');
  });
  for (const dose of ['1 comprimé et demi', PHONE]) {
    await type(noon, dose);
    await expect(noon).toHaveValue(dose);
    expect(await noon.evaluate((item) => item.scrollHeight <= item.clientHeight), dose).toBe(true);
  }
  await expect(page.locator('fieldset').getByRole('alert')).toHaveText(/^Trop long/);
  const erase = page.getByRole('button', { name: 'Tout effacer' });
  await erase.focus();
  // An accidental second press.
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Enter');
  await expect(noon).toHaveValue('');
  await expect.poll(() => stored(page)).toBe('{}');
  const notice = announcements(page.locator('form')).filter({ hasText: 'Tout est effacé' });
  await expect(notice).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Rétablir ma saisie' }));
  await page.keyboard.press('Enter');
  await expect(noon).toHaveValue(PHONE);
  await expect(notice).toHaveCount(0);
  expect(await stored(page)).toContain(PHONE);
});

test('a printable is kept for the visit', async ({ page }) => {
  const noon = (row: number) =>
    page.getByRole('group', { name: `Médicament ${row}`, exact: true }).getByLabel('Midi');
  const box = page.getByRole('checkbox').first();
  const line = page.getByRole('textbox').first();
  await goto(page, printableRoute('medicaments'));
  await type(noon(1), '2 gouttes');
  // In-app browsers and password managers fire no event.
  await noon(7).evaluate((field: HTMLTextAreaElement) => (field.value = '3 gouttes'));
  await test.step('over a reload, beside another printable, on «Back»', async () => {
    await page.reload();
    await expect(noon(1)).toHaveValue('2 gouttes');
    await expect(noon(7)).toHaveValue('3 gouttes');
    await goto(page, printableRoute('premiere-visite'));
    await expect(line).toHaveValue('');
    await tap(box);
    await type(line, 'Awa');
    await page.goBack();
    await expect(noon(1)).toHaveValue('2 gouttes');
    await page.goForward();
    await expect(line).toHaveValue('Awa');
    await expect(box).toBeChecked();
  });
  await test.step('a row that a phone hides is shown', async () => {
    await page.setViewportSize(TOUCH_PHONE.viewport);
    await page.goBack();
    await page.reload();
    await expect(noon(7)).toBeVisible();
  });
  await test.step('what is typed before hydration is newer', async () => {
    const release = await holdScripts(page);
    await page.reload();
    await type(noon(1), '5 gouttes');
    release();
    await waitForHydration(page);
    await expect(noon(7)).toHaveValue('3 gouttes');
    await expect(noon(1)).toHaveValue('5 gouttes');
    expect(await stored(page)).toContain('5 gouttes');
  });
  await test.step('a page from the back/forward cache shows the newest', async () => {
    await page.evaluate(() => {
      const [key = ''] = Object.keys(sessionStorage).filter((key) => key.includes('medicaments'));
      const values = sessionStorage.getItem(key) ?? '';
      sessionStorage.setItem(key, values.replace('5 gouttes', '6 gouttes'));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(noon(1)).toHaveValue('6 gouttes');
  });
  await test.step('erased before hydration, it stays erased', async () => {
    const release = await holdScripts(page);
    await page.reload();
    await tap(page.getByRole('button', { name: 'Tout effacer' }));
    release();
    await waitForHydration(page);
    await expect(noon(1)).toHaveValue('');
    expect(await stored(page)).not.toContain('gouttes');
    // The other one is not.
    expect(await stored(page)).toContain('Awa');
  });
});

for (const [name, block] of Object.entries({
  blocked: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error();
      },
    }),
  full: () =>
    (Storage.prototype.setItem = () => {
      throw new Error();
    }),
}))
  test(`a printable asks before it is lost: storage ${name}`, async ({ page }) => {
    await page.addInitScript(block);
    await goto(page, printableRoute('medicaments'));
    const noon = page.getByLabel('Midi').first();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.dismiss();
    });
    await type(noon, '2 gouttes');
    const leave = [
      () => page.evaluate(() => location.reload()),
      () => page.getByRole('link', { name: 'Toutes les fiches' }).click({ noWaitAfter: true }),
    ];
    for (const [index, go] of leave.entries()) {
      await go();
      await expect.poll(() => dialogs).toEqual(Array(index + 1).fill('beforeunload'));
      await expect(noon).toHaveValue('2 gouttes');
    }
    await test.step('an empty printable asks nothing', async () => {
      await tap(page.getByRole('button', { name: 'Tout effacer' }));
      await page.getByRole('link', { name: 'Toutes les fiches' }).click();
      await expect(page).toHaveURL(routes.printables);
      expect(dialogs).toHaveLength(leave.length);
    });
  });

test.describe('on a phone without JavaScript', () => {
  test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

  test('a printable works without JavaScript', async ({ page }) => {
    await page.goto(printableRoute('medicaments'));
    await expect(page.getByRole('button', { name: /Imprimer/ })).toHaveCount(0);
    await expect(page.getByText('Ouvrez le menu du navigateur')).toBeVisible();
    const rows = page.locator('form fieldset');
    await expect(rows.last()).toBeHidden();
    await tap(page.getByText('Afficher la suite'));
    await type(rows.last().getByLabel('Midi'), '1 1/2');
    await tap(page.getByText('Masquer la suite'));
    await page.emulateMedia({ media: 'print' });
    await expect(rows.last().getByLabel('Midi')).toBeVisible();
    await expect(rows.last().getByLabel('Midi')).toHaveValue('1 1/2');
    await page.emulateMedia({ media: null });
    await tap(page.getByRole('button', { name: 'Tout effacer' }));
    await expect(rows.last().getByLabel('Midi')).toHaveValue('');
  });
});
