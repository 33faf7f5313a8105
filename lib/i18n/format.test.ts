import { expect, test } from 'playwright/test';
import { formatAmount } from './format';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => text.replace(/\u00a0/g, '~');

test('an amount keeps its currency where Intl is broken', () => {
  const { NumberFormat } = Intl;
  Object.assign(Intl, { NumberFormat: null });
  expect(shown(formatAmount(15000))).toBe('15000~FCFA');
  expect(shown(formatAmount(15000, 'en'))).toBe('FCFA~15000');
  Object.assign(Intl, { NumberFormat });
});
