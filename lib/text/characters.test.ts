import { expect, test } from 'playwright/test';
import { foldDigits, isBlank, wellFormed } from './characters';

test('reads the digits of every script', () => {
  for (const text of [
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '߀߁߂߃߄߅߆߇߈߉',
    '０１２３４５６７８９',
  ]) {
    expect.soft(foldDigits(text), text).toBe('0123456789');
  }
  expect(foldDigits('＋２３７ (0)6-99')).toBe('+237 (0)6-99');
  expect(foldDigits('𝟕𝟿')).toBe('79');
  expect(foldDigits('Étoug-Ébé, 1er étage')).toBe('Étoug-Ébé, 1er étage');
});

test('knows what shows nothing', () => {
  for (const text of [
    '',
    ' \u00a0\n',
    '\u200b\u200d\u2060\ufeff',
    '\u00ad\u061c\u202e',
    '\u3164\u2800',
  ]) {
    expect.soft(isBlank(text), JSON.stringify(text)).toBe(true);
  }
  for (const text of ['a', '.', '\u200bA', '👍🏾', 'ﺎ']) expect.soft(isBlank(text), text).toBe(false);
});

test('half an emoji breaks no link', () => {
  expect(encodeURIComponent(wellFormed('Merci \ud83d'))).toBe('Merci%20%EF%BF%BD');
  expect(wellFormed('Merci 👍🏾')).toBe('Merci 👍🏾');
});
