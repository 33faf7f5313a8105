// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { EDITS } from '@/scripts/checks/launched';
import { readContent } from '@/scripts/prepare/content';

test('each edit that makes the launched site finds in the content what it changes', async () => {
  const { sources } = await readContent();
  expect(sources.size).toBeGreaterThan(30);
  const texts = new Map(sources);
  for (const [files, what, by] of EDITS) {
    let isFound = false;
    for (const [file, text] of texts) {
      if (!files.test(file) || text.search(what) < 0) continue;
      isFound = true;
      // A later one may change what this one writes.
      texts.set(file, text.replace(what, by as string));
    }
    // An empty one takes away what only an owner has written.
    if (by !== '') expect.soft(isFound, `${files} ${what}`).toBe(true);
  }
});
