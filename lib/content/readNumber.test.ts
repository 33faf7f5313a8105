import { expect, test } from 'playwright/test';
import { readNumber } from './readNumber';

test('reads whole numbers as people write them', () => {
  for (const written of [
    ...['12500', '12 500', '12\u00a0500', '12\u202f500', '12.500', '12,500', "12'500", '012500'],
    ...[' 12500 F', '12 500 FCFA', '12.500 F CFA', '12 500 francs'],
  ]) {
    expect(readNumber(written, true), written).toBe(12500);
  }
  expect(readNumber('1.250.000', true)).toBe(1_250_000);
  for (const written of [
    '4,5',
    '1e5',
    '12.50',
    '0.500',
    '1.250,000',
    '12 50',
    '-5',
    'F',
    'dix',
    '1_000',
  ]) {
    expect(readNumber(written, true), written).toBeUndefined();
  }
});

test('reads decimals behind a comma or a point', () => {
  for (const written of ['38,5', '38.5']) expect(readNumber(written, false)).toBe(38.5);
  expect(readNumber('38,5 °C', false)).toBeUndefined();
});
