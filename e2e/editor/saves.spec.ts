import { expect, type Page } from 'playwright/test';
import { field, open, save, saveButton, saved, test, unfold, type Desk } from './desk';

/** What a save changes in the files: nothing but what was changed in the form. */

/** Makes the first text of the open form one sign longer, and saves it. */
async function touch(page: Page, desk: Desk, view: string, isChanged = false): Promise<void> {
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
  expect(changes, view).toHaveLength(before ? 2 : 1);
  expect(changes.at(-1), view).toMatch(/…['"]?$/);
  await desk.commit();
}

/** Between them and LISTS these have every kind of field: groups, choices, hidden codes, long texts. */
const PARTS = [
  ...['people/entries/team', 'questions/entries/faq', 'pages/entries/finder'],
  ...['pages/entries/signs', 'pages/entries/hospitals', 'pages/entries/howItWorks'],
  ...['pages/entries/navigation', 'launching/entries/launch'],
];
const TEXTS = [
  ['articles', 'articles'],
  ['sheets', 'sheets'],
  ['texts', 'legal'],
] as const;

test('an entry that is saved keeps all that was not touched', async ({ page, desk }) => {
  test.slow();
  for (const view of PARTS.map((part) => `collections/${part}`)) {
    await test.step(view, async () => {
      await open(page, desk, view);
      await touch(page, desk, view);
    });
  }
  for (const [collection, folder] of TEXTS) {
    await test.step(collection, async () => {
      const { id } = await desk.first(`content/${folder}`);
      await open(page, desk, `collections/${collection}/entries/${id}`);
      // A long text is drawn once it is in sight, and must stay as it was written.
      await field(page, 'body');
      await page.mouse.wheel(0, -100_000);
      await touch(page, desk, collection);
    });
  }
});

/** A list of texts, one of groups, and one within another; each below what is to be unfolded. */
const LISTS = [
  ['collections/services/entries/1', { features: 'features', pricing: undefined }],
  [
    'collections/centre/entries/site',
    {
      'hours.reception.lines': undefined,
      'hours.reception.lines.0.openings': 'hours.reception.lines',
    },
  ],
] as const;

for (const [view, lists] of LISTS) {
  test(`${view}: a list takes, moves and loses a row, and the form saves`, async ({
    page,
    desk,
  }) => {
    await open(page, desk, view);
    for (const [list, folded] of Object.entries(lists)) {
      await test.step(list, async () => {
        if (folded) await unfold(page, folded);
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
    await touch(page, desk, view, true);
  });
}
