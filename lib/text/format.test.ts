import { expect, test } from 'playwright/test';
import {
  formatAmount,
  formatDate,
  formatPhone,
  formatPrice,
  mailHref,
  phoneHref,
} from '@/lib/text/format';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => text.replace(/\u00a0/g, '~');

test('an amount is grouped by thousands and never breaks over a line', () => {
  expect(shown(formatAmount(500))).toBe('500~FCFA');
  expect(shown(formatAmount(4000))).toBe('4~000~FCFA');
  expect(shown(formatAmount(15000))).toBe('15~000~FCFA');
  expect(shown(formatAmount(1250000))).toBe('1~250~000~FCFA');
});

test('a price says its range and what it buys', () => {
  expect(shown(formatPrice({ amount: 10000 }))).toBe('10~000~FCFA');
  expect(shown(formatPrice({ amount: 2500, per: 'heure' }))).toBe('2~500~FCFA par heure');
  expect(shown(formatPrice({ amount: 3000, upTo: 15000 }))).toBe('3~000 à 15~000~FCFA');
});

test('a number of Cameroon is read in pairs, another stays as it is', () => {
  expect(shown(formatPhone('+237699123456'))).toBe('+237~6~99~12~34~56');
  expect(shown(formatPhone('+237222123456'))).toBe('+237~2~22~12~34~56');
  expect(formatPhone('+33123456789')).toBe('+33123456789');
});

test('links to call and to write carry the bare number and address', () => {
  expect(phoneHref('+237699123456')).toBe('tel:+237699123456');
  expect(mailHref('nom@exemple.com')).toBe('mailto:nom@exemple.com');
});

test('a day is written as the specification writes it', () => {
  expect(shown(formatDate('2024-05-15'))).toBe('15~Mai~2024');
  expect(shown(formatDate('2024-03-28'))).toBe('28~Mars~2024');
  expect(shown(formatDate('2024-12-09'))).toBe('9~Décembre~2024');
});

test('the first of a month is «1er»', () => {
  expect(shown(formatDate('2025-08-01'))).toBe('1er~Août~2025');
});

test('no time zone moves a day', () => {
  const zone = process.env.TZ;
  for (const far of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    process.env.TZ = far;
    expect(shown(formatDate('2024-01-07'))).toBe('7~Janvier~2024');
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
