import { expect, test } from 'playwright/test';
import { formatAmount, formatList } from './format';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => text.replace(/\u00a0/g, '~');

test('groups thousands with no-break spaces', () => {
  expect(shown(formatAmount(500))).toBe('500~FCFA');
  expect(shown(formatAmount(4000))).toBe('4~000~FCFA');
  expect(shown(formatAmount(15000))).toBe('15~000~FCFA');
  expect(shown(formatAmount(1250000))).toBe('1~250~000~FCFA');
  expect(shown(formatAmount(15000, 'en'))).toBe('FCFA~15,000');
});

test('an amount keeps its currency where Intl is broken', () => {
  const { NumberFormat } = Intl;
  Object.assign(Intl, { NumberFormat: null });
  expect(shown(formatAmount(15000))).toBe('15000~FCFA');
  expect(shown(formatAmount(15000, 'en'))).toBe('FCFA~15000');
  Object.assign(Intl, { NumberFormat });
});

test('a list ends in «et», without a comma in British English either', () => {
  expect(formatList(['A', 'B', 'C'], 'fr')).toBe('A, B et C');
  expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B and C');
  expect(formatList([], 'fr')).toBe('');
});
