import { expect, test } from 'playwright/test';
import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { readFrames } from './frames';

test('each drawing of first aid has four frames', () => {
  for (const { image } of firstAidPage.guides)
    expect
      .soft(readFrames(image.src), image.src)
      .toEqual([1, 2, 3, 4].map((number) => ({ id: `f${number}`, width: 316, height: 237 })));
  expect(readFrames('/illustrations/soins.svg')).toEqual([]);
});
