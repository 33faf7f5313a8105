import { expect, test } from 'playwright/test';
import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { readFrames } from './photos';

test('each line of first aid has its frame, the last crossed out', () => {
  for (const { image, lines, variants } of firstAidPage.guides)
    expect
      .soft(
        readFrames(image.src).map(({ id }) => id),
        image.src,
      )
      .toEqual([
        ...lines.map((_, index) => `f${index + 1}`),
        ...variants.map((_, index) => `v${index + 1}`),
        ...['never', 'sign'],
      ]);
  expect(readFrames('/illustrations/soins.svg')).toEqual([]);
});
