import { expect, test } from 'playwright/test';
import { formatArticleDate, formatDate, formatFullDate, monthNames } from './formatDate';
import { inZone } from './zoneTesting';

const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Douala'];

test('no time zone moves a day', () => {
  for (const elsewhere of ZONES) {
    for (const [date, full] of [
      ['2026-11-24', 'mardi 24 novembre 2026'],
      ['2026-01-01', 'jeudi 1er janvier 2026'],
      ['2028-02-29', 'mardi 29 février 2028'],
      ['2026-08-21', 'vendredi 21 août 2026'],
      ['2026-12-31', 'jeudi 31 décembre 2026'],
    ] as const) {
      expect(
        inZone(elsewhere, () => formatFullDate(date, 'fr')),
        elsewhere,
      ).toBe(full);
    }
  }
});

test('a day has its words in each language', () => {
  const shown = (text: string) => text.replace(/\u00a0/g, '~');
  expect(shown(formatArticleDate('2025-08-01'))).toBe('1er~Août~2025');
  expect(shown(formatDate('2025-08-01', 'fr'))).toBe('1er~août~2025');
  expect(shown(formatDate('2025-08-01', 'en'))).toBe('1~August~2025');
  expect(formatFullDate('2026-12-25', 'en')).toBe('Friday 25 December 2026');
  expect(monthNames('fr').join()).toBe(
    'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre',
  );
});
