import type { CmsConfig } from '@sveltia/cms';
import { expect, type Locator, type Page } from 'playwright/test';
import { editorConfig } from '@/editor/config';
import { localPlace } from '@/scripts/local/edit/gitea';
import { open, save, test } from './desk';
import { variety } from './variety';

/** Every list of every form: a row is added, moved and taken away, and the form saves. */

interface FormField {
  name: string;
  widget?: string;
  allow_add?: boolean;
  collapsed?: boolean | 'auto';
  minimize_collapsed?: boolean | 'auto';
  fields?: FormField[];
  multiple?: boolean;
}

type Collection = NonNullable<CmsConfig['collections']>[number];

const { collections = [] } = editorConfig(localPlace('http://localhost', 'http://localhost'));

/** Each form once: of entries that share one, with the fullest of them. */
const formsOf = (collection: Collection): { view: string; fields: FormField[] }[] => {
  if ('divider' in collection) return [];
  const view = (entry = '') => `collections/${collection.name}/entries/${entry}`;
  if ('files' in collection) {
    return collection.files.map(({ name, fields }) => ({ view: view(name), fields }));
  }
  return [{ view: view(variety(collection.folder)[0]), fields: collection.fields ?? [] }];
};

/** A part of the form; it is drawn once it comes into sight, below those of its group before it. */
async function drawn(page: Page, place: string, above: string): Promise<Locator> {
  const section = page.locator(`section.field[data-key-path="${place}"]`);
  const known = page.locator(`section.field[data-key-path^="${above}"]`);
  await expect(async () => {
    if ((await section.count()) === 0) {
      if ((await known.count()) > 0) await known.last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 200);
    }
    expect(await section.count()).toBe(1);
  }).toPass({ timeout: 20_000, intervals: [60] });
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Adds a row to a list, moves it up by one and takes it away again. */
async function tryRow(page: Page, section: Locator, rows: Locator): Promise<void> {
  const before = await rows.count();
  await section
    .getByRole('button', { name: /^Ajouter/ })
    .last()
    .click();
  await expect(rows).toHaveCount(before + 1);
  const added = rows.nth(before);
  // The editor goes to its first box by itself; a key that comes sooner would be lost.
  await expect(added.locator(':focus')).toHaveCount(1);
  if (before > 0) {
    await added.getByRole('button', { name: 'Réordonner l’élément' }).first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(added.locator(':focus')).toHaveCount(0);
  }
  const moved = rows.nth(Math.max(0, before - 1));
  await expect(moved.locator(':focus')).toHaveCount(1);
  // The editor draws a row that was moved anew: a press on what it then takes away is none.
  await expect(async () => {
    const remove = moved.getByRole('button', { name: 'Supprimer', exact: true }).first();
    if ((await rows.count()) > before) await remove.click();
    await expect(rows).toHaveCount(before, { timeout: 1000 });
  }).toPass();
}

/** Goes through the lists of a group, and through those within their first rows. */
async function goThrough(page: Page, fields: readonly FormField[], above = ''): Promise<number> {
  let count = 0;
  for (const formField of fields) {
    const { name, widget, allow_add: open = true, fields: inner = [] } = formField;
    if (!holdsLists({ name, widget, fields: inner })) continue;
    const place = above + name;
    const section = await drawn(page, place, above);
    if (widget === 'object' ? formField.collapsed : formField.minimize_collapsed) {
      await section.getByRole('button', { name: 'Développer', exact: true }).first().click();
    }
    if (widget === 'object') {
      // One that may be left out comes and goes by a switch.
      const own = section.locator('section.field').first();
      const toggle = section.getByRole('checkbox').first();
      await own.or(toggle).first().waitFor();
      const added = !(await own.isVisible());
      if (added) await toggle.click();
      await own.waitFor();
      count += await goThrough(page, inner, `${place}.`);
      if (added) await toggle.click();
      continue;
    }
    const rows = section.locator('.item-list').first().locator('> .item-wrapper');
    await section.getByRole('button').first().waitFor();
    if (open) {
      await test.step(place, () => tryRow(page, section, rows));
      count += 1;
    }
    if (!inner.some(holdsLists) || (await rows.count()) === 0) continue;
    await rows.first().scrollIntoViewIfNeeded();
    const header = rows.first().locator('button[aria-expanded]').first();
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
    count += await goThrough(page, inner, `${place}.0.`);
  }
  return count;
}

const holdsLists = ({ widget, fields = [] }: FormField): boolean =>
  widget === 'list' || (widget === 'object' && fields.some(holdsLists));

for (const collection of collections) {
  for (const { view, fields } of formsOf(collection)) {
    if (!fields.some(holdsLists)) continue;
    test(`${view}: each list takes, moves and loses a row`, async ({ page, desk }) => {
      test.slow();
      await open(page, desk, view);
      await page.locator('section.field').first().hover();
      const lists = await goThrough(page, fields);
      await page.mouse.wheel(0, -100_000);
      const texts = page.locator(
        '.field input[type="text"]:not([readonly]), .field textarea:not([readonly])',
      );
      await expect(async () => {
        if ((await texts.count()) > 0) return;
        await page.getByRole('button', { name: 'Tout développer' }).first().click();
        expect(await texts.count()).toBeGreaterThan(0);
      }).toPass();
      const first = await texts.first().inputValue();
      await texts.first().fill(`${first}…`);
      await save(page);
      await page.waitForURL((url) => !url.hash.includes('/entries/'), { timeout: 15_000 });
      const changes = await desk.changes();
      expect(changes, `${lists} lists`).toHaveLength(first ? 2 : 1);
      expect(changes.at(-1)).toMatch(/…['"]?$/);
    });
  }
}
