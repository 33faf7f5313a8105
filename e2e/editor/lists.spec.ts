import type { CmsConfig } from '@sveltia/cms';
import { expect, type Locator, type Page } from 'playwright/test';
import { editorConfig } from '@/editor/config';
import { localPlace } from '@/scripts/local/edit/gitea';
import { open, save, test } from './desk';
import { variety } from './variety';

/**
 * Every kind of list that the forms have: a row is added, moved and taken away, and the form saves.
 * One function makes all of them, so those that are made alike are tried once, in the fewest forms.
 */

interface FormField {
  name: string;
  widget?: string;
  required?: unknown;
  allow_add?: boolean;
  collapsed?: boolean | 'auto';
  minimize_collapsed?: boolean | 'auto';
  fields?: FormField[];
  field?: FormField;
  multiple?: boolean;
}

type Collection = NonNullable<CmsConfig['collections']>[number];

const { collections = [] } = editorConfig(localPlace('http://localhost', 'http://localhost'));

interface Form {
  view: string;
  fields: FormField[];
}

/** Each form once: of entries that share one, with the fullest of them. */
const formsOf = (collection: Collection): Form[] => {
  if ('divider' in collection) return [];
  const view = (entry = '') => `collections/${collection.name}/entries/${entry}`;
  if ('files' in collection) {
    return collection.files.map(({ name, fields }) => ({ view: view(name), fields }));
  }
  return [{ view: view(variety(collection.folder)[0]), fields: collection.fields ?? [] }];
};

const isGroup = ({ widget }: FormField) => widget === 'list' || widget === 'object';

/** What tells a list from others: how it is drawn, what its rows begin with, what is within them. */
const kindOf = ({ required, collapsed, minimize_collapsed, fields, field }: FormField) =>
  JSON.stringify([
    [required, collapsed, minimize_collapsed],
    (fields?.[0] ?? field)?.widget,
    fields?.some(isGroup),
  ]);

/** The lists of a group that take rows, and those within them, by their path: each with its kind. */
function kindsIn(fields: readonly FormField[], above = ''): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const formField of fields) {
    const place = above + formField.name;
    if (formField.widget === 'list' && formField.allow_add !== false)
      kinds.set(place, kindOf(formField));
    for (const it of kindsIn(formField.fields ?? [], `${place}.`)) kinds.set(...it);
  }
  return kinds;
}

/** The fewest forms that have every kind between them, each with the lists that are tried there. */
function chooseForms(): (Form & { tried: string[] })[] {
  const left = collections.flatMap(formsOf);
  const known = new Set<string>();
  const chosen: (Form & { tried: string[] })[] = [];
  for (;;) {
    const [best] = left
      .map((form) => {
        const fresh = [...kindsIn(form.fields)].filter(([, kind]) => !known.has(kind));
        const firsts = new Map(fresh.reverse().map(([place, kind]) => [kind, place]));
        return { ...form, kinds: firsts };
      })
      .sort((one, other) => other.kinds.size - one.kinds.size);
    if (!best?.kinds.size) return chosen;
    for (const kind of best.kinds.keys()) known.add(kind);
    chosen.push({ ...best, tried: [...best.kinds.values()] });
  }
}

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
  // The editor goes to its first box by itself, and a key that comes sooner would be lost; on a
  // machine that is very busy it may give up.
  await added
    .locator(':focus')
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
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

/** Goes to the lists of a form that are tried, those within the first rows of others included. */
async function goThrough(
  page: Page,
  fields: readonly FormField[],
  tried: readonly string[],
  [path, above] = ['', ''],
): Promise<void> {
  for (const formField of fields) {
    const { name, widget, fields: inner = [] } = formField;
    const own = path + name;
    const within = tried.filter((it) => it.startsWith(`${own}.`));
    if (!tried.includes(own) && within.length === 0) continue;
    const place = above + name;
    const section = await drawn(page, place, above);
    if (widget === 'object' ? formField.collapsed : formField.minimize_collapsed) {
      await section.getByRole('button', { name: 'Développer', exact: true }).first().click();
    }
    if (widget === 'object') {
      // One that may be left out comes and goes by a switch.
      const first = section.locator('section.field').first();
      const toggle = section.getByRole('checkbox').first();
      await first.or(toggle).first().waitFor();
      const added = !(await first.isVisible());
      if (added) await toggle.click();
      await first.waitFor();
      await goThrough(page, inner, within, [`${own}.`, `${place}.`]);
      if (added) await toggle.click();
      continue;
    }
    const rows = section.locator('.item-list').first().locator('> .item-wrapper');
    await section.getByRole('button').first().waitFor();
    if (tried.includes(own)) await test.step(place, () => tryRow(page, section, rows));
    if (within.length === 0) continue;
    expect(await rows.count(), `${place} has no row to look into`).toBeGreaterThan(0);
    await rows.first().scrollIntoViewIfNeeded();
    const header = rows.first().locator('button[aria-expanded]').first();
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
    await goThrough(page, inner, within, [`${own}.`, `${place}.0.`]);
  }
}

for (const { view, fields, tried } of chooseForms()) {
  test(`${view}: ${tried.join(', ')} take, move and lose a row`, async ({ page, desk }) => {
    test.slow();
    await open(page, desk, view);
    await page.locator('section.field').first().hover();
    await goThrough(page, fields, tried);
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
    expect(changes).toHaveLength(first ? 2 : 1);
    expect(changes.at(-1)).toMatch(/…['"]?$/);
  });
}
