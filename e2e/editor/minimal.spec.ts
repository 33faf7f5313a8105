import { expect, type Page } from 'playwright/test';
import { editorConfig } from '@/editor/config';
import { localPlace } from '@/scripts/local/edit/gitea';
import { field, open, save, saveButton, test, type Desk } from './desk';
import { hasMoreThanIn, variety } from './variety';

/** What a save changes in the files: nothing but what was changed in the form. */

const { collections = [] } = editorConfig(localPlace('http://localhost', 'http://localhost'));

/** The launched site lies within the delivered one: what both have is tried there. */
const isTried = (file: string) => !process.env.LAUNCHED_TESTS || hasMoreThanIn('..', file);

/** Of pages with a form of their own each; of entries that share one, those that fill all of it. */
const entriesOf = (collection: (typeof collections)[number]): string[] => {
  if ('divider' in collection) return [];
  if ('files' in collection) {
    return collection.files.filter(({ file }) => isTried(file)).map(({ name }) => name);
  }
  return variety(collection.folder);
};

/**
 * Changes the first text of an entry, saves it, and looks at what that has changed in the files.
 *
 * @param before The lines that had changed by then.
 * @returns Those that have now.
 */
async function touch(
  page: Page,
  desk: Desk,
  view: string,
  { hasBody, before }: { hasBody: boolean; before: string[] },
): Promise<string[]> {
  await open(page, desk, view);
  const form = page.locator('section[data-key-path]');
  await form.first().waitFor();
  const texts = form.locator('input[type="text"]:not([readonly]), textarea:not([readonly])');
  await expect(async () => {
    if ((await texts.count()) > 0) return;
    await page.getByRole('button', { name: 'Tout développer' }).first().click();
    expect(await texts.count()).toBeGreaterThan(0);
  }).toPass();
  // What was only looked at is not to be saved.
  await expect(saveButton(page), view).toBeDisabled();
  // One that is empty gets its line; of one that is not, the line changes.
  const first = await texts.first().inputValue();
  await texts.first().fill(`${first}…`);
  // A long text is drawn once it is in sight, and must stay as it was written.
  if (hasBody) await field(page, 'body');
  await save(page);
  // Saved, it goes back to the list by itself; another address meanwhile would be lost.
  await page.waitForURL((url) => !url.hash.includes('/entries/'));
  const changes = await desk.changes();
  expect(changes.length - before.length, view).toBe(first ? 2 : 1);
  expect(changes.at(-1), view).toMatch(/…['"]?$/);
  return changes;
}

test.describe('an entry that is saved keeps all that was not touched', () => {
  for (const [kind, hasBody] of [
    ['texts of their own', true],
    ['parts of the site', false],
  ] as const) {
    // The editor is opened once for all of a kind: that takes longer than a look at an entry.
    test(`${kind}`, async ({ page, desk }) => {
      test.slow();
      let before: string[] = [];
      for (const collection of collections) {
        if ('divider' in collection || 'folder' in collection !== hasBody) continue;
        await test.step(`${collection.label}`, async () => {
          const entries = entriesOf(collection);
          for (const entry of entries) {
            const view = `collections/${collection.name}/entries/${entry}`;
            before = await touch(page, desk, view, { hasBody, before });
          }
        });
      }
      expect(before, 'something was tried').not.toEqual([]);
    });
  }
});
