import { basename } from 'node:path';
import { expect, test } from 'playwright/test';
import { filesIn } from '@/scripts/files';

/** Without a story: nothing to see, a part of another block, or made of content alone. */
const WITHOUT_STORY = [
  'ErrorBoundary',
  'FaqAccordion',
  'HeroSlider',
  'HydratedButton',
  'HydratedForm',
  'LiveRegion',
  'RequestLink',
  'SliderControls',
  'SliderTrack',
  'Trust',
  'VisuallyHidden',
];

test('every building block and section has a story', async () => {
  const files = [...(await filesIn('components/ui')), ...(await filesIn('components/sections'))];
  const blocks = files.flatMap((file) => /^([^.]+)\.tsx$/.exec(file)?.[1] ?? []);
  const withoutStory = blocks.filter((block) => !files.includes(`${block}.stories.tsx`));
  expect(withoutStory.map((block) => basename(block)).sort()).toEqual(WITHOUT_STORY);
});
