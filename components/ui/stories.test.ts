import { readdir } from 'node:fs/promises';
import { expect, test } from 'playwright/test';

/** Blocks without a story: nothing to see, or shown by Button, InlineAlert and Slider. */
const WITHOUT_STORY = [
  'ErrorBoundary',
  'HydratedButton',
  'HydratedForm',
  'LiveRegion',
  'VisuallyHidden',
];

test('every building block has a story', async () => {
  const files = await readdir('components/ui');
  const blocks = files.flatMap((file) => /^([^.]+)\.tsx$/.exec(file)?.[1] ?? []);
  const withoutStory = blocks.filter((block) => !files.includes(`${block}.stories.tsx`));
  expect(withoutStory.sort()).toEqual(WITHOUT_STORY);
});
