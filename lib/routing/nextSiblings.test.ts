import { expect, test } from 'playwright/test';
import { nextSiblings } from './nextSiblings';

test('returns a short list in order', () => {
  expect(nextSiblings(['a', 'b', 'c', 'd'], 'c', 3)).toEqual(['a', 'b', 'd']);
});

test('gives the next siblings of a long list, all reachable', () => {
  const list = Array.from({ length: 200 }, (_, index) => index);
  expect(nextSiblings(list, 7, 3)).toEqual([8, 9, 10]);
  expect(nextSiblings(list, 198, 3)).toEqual([0, 1, 199]);
  expect(new Set(list.flatMap((entry) => nextSiblings(list, entry, 3))).size).toBe(200);
});
