import { expect, test } from 'playwright/test';
import { countPages, getListPage } from './pagination';

const list = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('fills as many pages as needed, at least one', () => {
  expect([0, 1, 12, 13, 24, 25].map((length) => countPages(length, 12))).toEqual([
    1, 1, 1, 2, 2, 3,
  ]);
});

test('each entry is on one page, in order', () => {
  const pages = [1, 2, 3].map((page) => getListPage(list(25), page, 12));
  expect(pages.map((page) => page?.items.length)).toEqual([12, 12, 1]);
  expect(pages.flatMap((page) => page?.items)).toEqual(list(25));
  expect(pages[1]).toMatchObject({ page: 2, pageCount: 3 });
});

test('has no page outside the range', () => {
  for (const page of [0, -1, 4, 1.5, NaN]) expect(getListPage(list(25), page, 12)).toBeUndefined();
});
