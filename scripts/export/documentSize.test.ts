import { randomBytes } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { shellSize, tooLarge } from './documentSize';

const KIB = 1024;
const words = (kib: number) => `<main>${randomBytes((kib * KIB) / 2).toString('hex')}</main>`;

test('pages that take two round trips are listed, the heaviest first, and nothing where all fit', () => {
  const pages = new Map([
    ['contact.html', words(2)],
    ['index.html', words(30)],
    ['blogDetails/2.html', words(40)],
  ]);
  expect(tooLarge(pages)).toMatch(/: \/blogDetails\/2 2\d,\d ; \/ 1\d,\d$/);
  expect(tooLarge(new Map([['index.html', words(2)]]))).toBeUndefined();
});

test('a page’s shell is what it weighs without a word of its own', () => {
  expect(shellSize(`<style>a{}</style>${words(30)}`)).toBeLessThan(0.1);
});
