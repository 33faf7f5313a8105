// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { EDITS } from '@/scripts/checks/launched';
import { readContent } from '@/scripts/prepare/content';

test('each edit that makes the launched site finds in the content what it changes', async () => {
  const { sources } = await readContent();
  expect(sources.size).toBeGreaterThan(30);
  // An empty one takes away what only an owner has written.
  for (const [files, what] of EDITS.filter(([, , by]) => by !== '')) {
    const found = [...sources].some(([file, text]) => files.test(file) && text.search(what) >= 0);
    expect.soft(found, `${files} ${what}`).toBe(true);
  }
});
