import { readdirSync } from 'node:fs';
import { expect } from 'playwright/test';
import { editorConfig } from '@/editor/config';
import { localPlace } from '@/scripts/local/edit/gitea';
import { box, field, open, save, saveButton, test } from './desk';

/** What a save changes in the files: nothing but what was changed in the form. */

test('a price that changes is one line that changes', async ({ page, desk }) => {
  const [id] = await desk.ids('content/services');
  const { pricing } = await desk.facts<{ pricing: { option: string; amount: number }[] }>(
    `content/services/${id}.md`,
  );
  const { option = '', amount = 0 } = pricing[0] ?? {};
  await open(page, desk, `collections/services/entries/${id}`);
  const prices = await field(page, 'pricing');
  const shown = amount.toLocaleString('fr-FR').replace(/\s/g, ' ');
  await expect(prices).toContainText(`${option} : ${shown} FCFA`);
  await prices.getByRole('button', { name: 'Tout développer' }).click();
  await (await box(page, 'pricing.0.amount')).fill(String(amount - 1));
  await save(page);
  await expect
    .poll(() => desk.changes())
    .toEqual([`-    amount: ${amount}`, `+    amount: ${amount - 1}`]);
});

test.describe('an entry that is saved keeps all that was not touched', () => {
  const { collections = [] } = editorConfig(localPlace('http://localhost', 'http://localhost'));
  for (const collection of collections) {
    if ('divider' in collection) continue;
    const { name, label } = collection;
    const entries =
      'files' in collection
        ? collection.files.map((file) => file.name)
        : readdirSync(collection.folder).map((file) => file.replace('.md', ''));

    test(`${label}`, async ({ page, desk }) => {
      // Eight pages, one after the other.
      test.slow();
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        await open(page, desk, `collections/${name}/entries/${entry}`);
        const form = page.locator('section[data-key-path]');
        await form.first().waitFor();
        const texts = form.locator('input[type="text"]:not([readonly]), textarea:not([readonly])');
        await expect(async () => {
          if ((await texts.count()) > 0) return;
          await page.getByRole('button', { name: 'Tout développer' }).first().click();
          expect(await texts.count()).toBeGreaterThan(0);
        }).toPass();
        // What was only looked at is not to be saved.
        await expect(saveButton(page), entry).toBeDisabled();
        const before = (await desk.changes()).length;
        // One that is empty gets its line; of one that is not, the line changes.
        const first = await texts.first().inputValue();
        await texts.first().fill(`${first}…`);
        // A long text is drawn once it is in sight, and must stay as it was written.
        if ('folder' in collection) await field(page, 'body');
        await save(page);
        await expect
          .poll(async () => (await desk.changes()).length - before, entry)
          .toBe(first ? 2 : 1);
        expect((await desk.changes()).at(-1), entry).toMatch(/…['"]?$/);
        // Saved, it goes back to the list by itself; another address meanwhile would be lost.
        await expect(page).not.toHaveURL(/\/entries\//);
      }
    });
  }
});
