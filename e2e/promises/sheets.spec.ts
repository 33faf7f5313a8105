import { expect, type Locator, type Page } from 'playwright/test';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { sheets } from '@/lib/content/generated/sheets';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { sheetRoute } from '@/lib/routes';
import { printedHeight } from '@/lib/sheets/sheets';
import { test, whenKept } from '../offline';
import { announcements, press, tabTo, TOUCH_PHONE, VISITOR, whenAlive, write } from '../support';

/** The sheets that families print: one page each, blank or filled in, and nothing of it kept. */

const CARD = sheetRoute('urgence');
const FIRST_VISIT = sheetRoute('premiere-visite');

/** A4 within the margins of the style sheet, in CSS pixels. */
const A4 = { width: 680, height: 1009 };
const POINT = 4 / 3;

const fieldsOf = (page: Page): Locator => page.locator('form input[type="text"]');
const boxesOf = (page: Page): Locator => page.locator('form input[type="checkbox"]');

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
  await boxesOf(page).evaluateAll((boxes) =>
    (boxes as HTMLInputElement[]).forEach((box) => (box.checked = true)),
  );
}

/** How many pages a printer takes. */
async function countPages(page: Page, format: 'A4' | 'Letter', preferCSSPageSize: boolean) {
  const pdf = (await page.pdf({ format, preferCSSPageSize })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

/** What of the sheet is not whole on paper: outside of the page, cut by its field, or not shown. */
const findCut = (page: Page) =>
  page.evaluate(({ width, height }) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('form')!, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (walker.nextNode()) {
      const { parentElement: owner, textContent } = walker.currentNode as Text;
      // The foot of the screen; words for screen readers; what the heads of a table say instead.
      if (!owner!.checkVisibility() || owner!.closest('legend, fieldset label')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        words += 1;
        const isWhole = box.left > -1 && box.right < width + 1 && box.bottom < height;
        if (!isWhole) cut.push(`«${textContent}»`);
      }
    }
    if (words < 15) cut.push('the sheet itself');
    for (const field of document.querySelectorAll('form input')) {
      const box = field.getBoundingClientRect();
      if (!field.checkVisibility() || field.scrollWidth > field.clientWidth) {
        cut.push(`field of «${field.closest('label')?.textContent}»`);
      }
      if (box.right > width + 1 || box.bottom > height || box.height < 14) {
        cut.push(`place of «${field.closest('label')?.textContent}»`);
      }
    }
    return cut;
  }, A4);

/** Laid out for paper: large black letters, and nothing of the site’s own head and foot. */
async function expectOnPaper(page: Page, title: string, smallest: number): Promise<void> {
  const printed = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const hasWords = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim(),
        );
        const isSeen = getComputedStyle(element).clipPath !== 'inset(50%)';
        const isShown = (hasWords || element.matches('input')) && isSeen;
        return isShown && element.checkVisibility();
      })
      .map((element) => {
        const { fontSize, color, outlineStyle } = getComputedStyle(element);
        return {
          text: element.textContent.trim(),
          isSmall: element.closest('[aria-hidden="true"]') !== null,
          size: parseFloat(fontSize),
          color,
          outlineStyle,
        };
      }),
  );
  const foot = `${site.name}, ${formatPhone(site.phones[0])}`;
  expect(printed.map(({ text }) => text)).toEqual(expect.arrayContaining([title, foot]));
  for (const { text, isSmall, size, color, outlineStyle } of printed) {
    const least = isSmall || text === foot ? Math.min(12, smallest) : smallest;
    expect.soft(size, text).toBeGreaterThan(least * POINT - 0.1);
    expect.soft([color, outlineStyle], text).toEqual(['rgb(0, 0, 0)', 'none']);
  }
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
}

for (const { id, title, blocks } of sheets) {
  test(`«${title}» is printed on one page, blank or full, uncut, in large black letters, without head and foot`, async ({
    page,
  }) => {
    await page.goto(sheetRoute(id));
    await whenAlive(page);
    for (const state of ['blank', 'full']) {
      if (state === 'full') await fillUp(page);
      for (const bySheet of [false, true]) {
        expect(await countPages(page, 'A4', bySheet), state).toBe(1);
      }
      expect(await countPages(page, 'Letter', false), state).toBe(1);
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      expect(await findCut(page), state).toEqual([]);
      const { scrollWidth, height } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        height: document.querySelector('form')!.getBoundingClientRect().height,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(A4.width);
      // The bound that the owner is told of is no smaller than the sheet.
      const most = printedHeight(blocks, gesturesPage.gestures);
      expect(height / POINT).toBeLessThanOrEqual(most);
      // Ten gestures share one page: smaller than what is filled in, and never below 9 points.
      const smallest = blocks.some(({ gestures }) => gestures) ? 9 : 14;
      if (state === 'full') await expectOnPaper(page, title, smallest);
      await page.emulateMedia({ media: null });
    }
  });
}

test('what is written is on the paper, in place of the line', async ({ page }) => {
  await page.goto(CARD);
  await write(page.getByLabel('Nom', { exact: true }), VISITOR.name);
  await page.emulateMedia({ media: 'print' });
  const name = page.getByLabel('Nom', { exact: true });
  await expect(name).toBeVisible();
  await expect(name).toHaveValue(VISITOR.name);
});

test('the list leads to every sheet, and says what each is for and when', async ({ page }) => {
  await page.goto('/fiches');
  const main = page.getByRole('main');
  for (const { id, title, use, when } of sheets) {
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByRole('link')).toHaveAttribute('href', sheetRoute(id));
    await expect(card.getByText(use)).toBeVisible();
    await expect(card.getByText(when)).toBeVisible();
  }
});

/** Counts in the page how often it was printed. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = `${Number(document.documentElement.dataset.prints ?? 0) + 1}`;
    };
  });

const expectPrints = (page: Page, count: number) =>
  expect(page.locator(':root')).toHaveAttribute('data-prints', String(count));

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('each button prints once, also one that is touched before the page is alive', async ({
    page,
  }) => {
    await countPrints(page);
    await page.goto(CARD, { waitUntil: 'commit' });
    await press(page.getByRole('button', { name: 'Imprimer la fiche' }));
    await whenAlive(page);
    await expectPrints(page, 1);
    await press(page.getByRole('button', { name: 'Imprimer', exact: true }));
    await expectPrints(page, 2);
  });

  test('«Tout effacer» empties fields and boxes, says so, and is silent again', async ({
    page,
  }) => {
    await page.goto(FIRST_VISIT);
    await whenAlive(page);
    const who = page.getByLabel('Qui sera là');
    const box = page.getByLabel('Pièce d’identité');
    await write(who, VISITOR.name);
    await press(page.locator('label', { hasText: 'Pièce d’identité' }));
    await expect(box).toBeChecked();
    await press(page.getByRole('button', { name: 'Tout effacer' }));
    await expect(who).toHaveValue('');
    await expect(box).not.toBeChecked();
    const said = announcements(page.locator('form'));
    await expect(said).toHaveText(/Tout est effacé/);
    await write(who, 'A');
    await expect(said).toHaveText('');
  });
});

/** All that a page can keep in the browser. */
const keptBy = (page: Page) =>
  page.evaluate(async () => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    JSON.stringify(history.state),
    document.cookie,
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);

test('nothing that is written is kept, sent or remembered by the browser', async ({ page }) => {
  await page.goto(CARD);
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  const before = await keptBy(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await write(page.getByLabel('Nom', { exact: true }), VISITOR.name);
  await write(page.getByLabel('Allergies'), 'arachides');
  // Enter sends the forms of other pages.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Allergies')).toHaveValue('arachides');
  await expect(page).toHaveURL(CARD);
  expect(await keptBy(page)).toEqual(before);
  expect(asked).toEqual([]);
  for (const field of await fieldsOf(page).all()) {
    await expect(field).toHaveAttribute('autocomplete', 'off');
    expect(await field.getAttribute('name')).toBeNull();
  }
  await expect(page.locator('form')).toHaveAttribute('autocomplete', 'off');
  await page.reload();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
  await expect(page.getByText('n’est enregistré ni envoyé')).toBeVisible();
});

test('a sheet that is emptied leaves what was written elsewhere', async ({ page }) => {
  await page.goto('/appoitment');
  await whenAlive(page);
  const name = page.getByLabel('Nom et prénom');
  await write(name, VISITOR.name);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Odile');
  for (const moment of ['early', 'alive']) {
    await page.goto(CARD);
    if (moment === 'alive') await whenAlive(page);
    await press(page.getByRole('button', { name: 'Tout effacer' }));
    await page.goto('/appoitment');
    await whenAlive(page);
    await expect(name, moment).toHaveValue(VISITOR.name);
  }
});

test('by keyboard alone a sheet is filled in, ticked and printed', async ({ page }) => {
  await countPrints(page);
  await page.goto(FIRST_VISIT);
  await whenAlive(page);
  await tabTo(page.getByLabel('Visite du'));
  await page.keyboard.type('24/12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10 h 30');
  await expect(page.getByLabel('Heure')).toHaveValue('10 h 30');
  const box = page.getByLabel('Pièce d’identité');
  await tabTo(box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Imprimer', exact: true }));
  await page.keyboard.press('Enter');
  await expectPrints(page, 1);
  await expect(page.getByLabel('Visite du')).toHaveValue('24/12');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet is filled in, emptied and printed all the same', async ({ page }) => {
    await page.goto(FIRST_VISIT);
    await expect(page.getByRole('button', { name: /Imprimer/ })).toHaveCount(0);
    await expect(page.getByText('Ouvrez le menu du navigateur')).toBeVisible();
    const who = page.getByLabel('Qui sera là');
    await who.fill(VISITOR.name);
    await page.keyboard.press('Enter');
    await expect(who).toHaveValue(VISITOR.name);
    expect(await countPages(page, 'A4', false)).toBe(1);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(who).toHaveValue('');
  });
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit to any page a sheet opens, is filled in and printed', async ({
    page,
    host,
  }) => {
    await countPrints(page);
    await page.goto(host.url('/contact'));
    await whenKept(page);
    await host.stop();
    await page.goto(host.url(CARD));
    await whenAlive(page);
    await write(page.getByLabel('Nom', { exact: true }), VISITOR.name);
    await press(page.getByRole('button', { name: 'Imprimer', exact: true }));
    await expectPrints(page, 1);
    expect(await countPages(page, 'A4', false)).toBe(1);
  });
});
