import { basename } from 'node:path';
import { expect, test } from 'playwright/test';
import { filesIn } from '@/scripts/files';

const FOLDERS = ['layout', 'printables', 'sections', 'ui'];

/** Without a story, by reason. */
const WITHOUT_STORY = {
  'Nothing to see, or only at an event': [
    'EnglishDictionary',
    'ErrorBoundary',
    'HydratedButton',
    'HydratedForm',
    'HydrationBoundary',
    'LiveRegion',
    'LoadingOverlay',
    'Navigation',
    'OfflineCopy',
    'PageBoundary',
    'SkipLink',
    'StructuredData',
    'VisuallyHidden',
  ],
  'A part, which the story of the whole shows': [
    'Breadcrumb',
    'CurrentYear',
    'FaqAccordion',
    'FooterContact',
    'FooterLists',
    'MenuFallbackLink',
    'MotionSwitch',
    'NotFoundHelp',
    'SliderControls',
    'SliderTrack',
  ],
  'The frame of a page, or a whole page, of parts that have stories': [
    'EnglishFrame',
    'Frame',
    'FrenchFoot',
    'FrenchHead',
    'LegalPage',
    'PrintablePage',
  ],
};

test('every block, section, layout and printable has a story', async () => {
  const folders = FOLDERS.map(async (folder) => filesIn(`components/${folder}`));
  const files = (await Promise.all(folders)).flat();
  const blocks = files.flatMap((file) => /^([^.]+)\.tsx$/.exec(file)?.[1] ?? []);
  const withoutStory = blocks.filter((block) => !files.includes(`${block}.stories.tsx`));
  expect(withoutStory.map((block) => basename(block)).sort()).toEqual(
    Object.values(WITHOUT_STORY).flat().sort(),
  );
});
