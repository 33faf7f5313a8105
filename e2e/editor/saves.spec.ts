import { expect, type Page } from 'playwright/test';
import { enter, field, open, save, saveButton, saved, test, unfold, type Desk } from './desk';

/** What a save changes in the files: nothing but what was changed in the form. */

test.beforeEach(({ page, desk }) => enter(page, desk));

/** Makes the first text of the open form one sign longer, and saves it. */
async function touch(page: Page, desk: Desk, isChanged = false): Promise<void> {
  const texts = page.locator(
    '.field input[type="text"]:not([readonly]), .field textarea:not([readonly])',
  );
  await page.locator('.field').first().waitFor();
  await expect(async () => {
    if ((await texts.count()) > 0) return;
    await page.getByRole('button', { name: 'Tout développer' }).first().click();
    expect(await texts.count()).toBeGreaterThan(0);
  }).toPass();
  const before = await texts.first().inputValue();
  // What was only looked at is not to be saved.
  if (!isChanged) await expect(saveButton(page)).toBeDisabled();
  await texts.first().fill(`${before}…`);
  await save(page);
  await saved(page);
  const changes = await desk.changes();
  // A text that was empty gets its line; of one that was not, the line changes.
  expect(changes).toHaveLength(before ? 2 : 1);
  expect(changes.at(-1)).toMatch(/…['"]?$/);
  await desk.commit();
}

/**
 * Every kind of field: groups, choices, hidden codes, long texts. The forms of services, articles,
 * the menu and the centre are saved elsewhere in this folder, to the same end.
 */
const PARTS = [
  ...['people/entries/team', 'pages/entries/finder', 'pages/entries/signs'],
  ...['pages/entries/hospitals', 'launching/entries/launch'],
];
const TEXTS = [
  ['sheets', 'sheets'],
  ['texts', 'legal'],
] as const;

test('an entry that is saved keeps all that was not touched', async ({ page, desk }) => {
  test.slow();
  for (const part of PARTS) {
    await test.step(part, async () => {
      await open(page, desk, `collections/${part}`);
      await touch(page, desk);
    });
  }
  for (const [collection, folder] of TEXTS) {
    await test.step(collection, async () => {
      const { id } = await desk.first(`content/${folder}`);
      await open(page, desk, `collections/${collection}/entries/${id}`);
      // A long text is drawn once it is in sight, and must stay as it was written.
      await field(page, 'body');
      await page.mouse.wheel(0, -100_000);
      await touch(page, desk);
    });
  }
});

test('a list takes, moves and loses a row, and the form saves', async ({ page, desk }) => {
  await open(page, desk, 'collections/centre/entries/site');
  // A list that may be empty, one that may not, and one within another.
  const within = 'hours.reception.lines';
  for (const list of ['emergencyNumbers', within, `${within}.0.openings`]) {
    await test.step(list, async () => {
      if (list.startsWith(`${within}.`)) await unfold(page, within);
      const section = await field(page, list);
      const rows = section.locator('.item-list').first().locator('> .item-wrapper');
      const before = await rows.count();
      await section
        .getByRole('button', { name: /^Ajouter/ })
        .last()
        .click();
      await expect(rows).toHaveCount(before + 1);
      const added = rows.nth(before);
      // The editor goes to its first box by itself, and a key that comes sooner would be lost.
      await expect(added.locator(':focus')).toHaveCount(1);
      await added.getByRole('button', { name: 'Réordonner l’élément' }).first().focus();
      await page.keyboard.press('ArrowUp');
      const moved = rows.nth(before - 1);
      await expect(moved.locator(':focus')).toHaveCount(1);
      // The editor draws a row that was moved anew: a press on what it then takes away is none.
      await expect(async () => {
        const remove = moved.getByRole('button', { name: 'Supprimer', exact: true }).first();
        if ((await rows.count()) > before) await remove.click();
        await expect(rows).toHaveCount(before, { timeout: 1000 });
      }).toPass();
    });
  }
  await page.mouse.wheel(0, -100_000);
  await touch(page, desk, true);
});
