import { expect, test } from 'playwright/test';
import { countPages } from './pagination';

test('fills as many pages as needed, at least one', () => {
  const counts = [0, 1, 12, 13, 24, 25].map((length) => countPages(Array(length)));
  expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
});
