import { expect, test } from 'playwright/test';
import { documentSize, FIRST_FLIGHT, hastySize, tooLarge } from './documentSize';

/** Text that can't be compressed below its own length by much. */
const noise = (kilobytes: number) => {
  let state = 7;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36).slice(-4);
  };
  return Array.from({ length: kilobytes * 320 }, next).join('');
};

const page = (style: string, main: string) =>
  `<html><head><style>${style}</style></head><body><header>Centre</header><main>${main}</main></body></html>`;

test('a document that fits into the first round trip is no matter', () => {
  expect(tooLarge('/', page('', noise(4)))).toBeUndefined();
});

test('one that does not is told with its size and its heaviest part first', () => {
  const words = page(noise(2), noise(20));
  const size = documentSize(words);
  expect(size).toBeGreaterThan(FIRST_FLIGHT);
  expect(hastySize(words)).toBeGreaterThanOrEqual(size);
  expect(tooLarge('/blog', words)).toMatch(
    /^\/blog : \d+,\d Ko, dont contenu \d+,\d, style \d,\d, /,
  );
  expect(tooLarge('/blog', page(noise(20), noise(2)))).toMatch(/ dont style \d+,\d, contenu \d,\d/);
});
