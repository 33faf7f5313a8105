import { expect, test } from 'playwright/test';
import { normaliseDate } from './typedDate';

test('reads a typed day in each way of writing it', () => {
  const written = {
    '2027-03-01': [
      ...['2027-03-01', '0027-03-01', '2027/3/1', '01/03/2027', '1/3/27', '01 03 27', '1.3.27'],
      ...['01-03-27', '1er mars 2027', '1er Mars 2027', 'le 1 mars 27', ' 01/03/2027 '],
      ...['1 March 2027', '1 mar 27'],
    ],
    '2026-12-25': ['25 déc. 2026', '25 décembre 26', '25 DECEMBRE 2026'],
    '2028-02-29': ['29/2/28'],
    '0007-03-01': ['0007-03-01', '1/3/07'],
    '12027-03-01': ['12027-03-01', '1/3/12027'],
    '0202-03-01': ['0202-03-01'],
    '2027-02-31': ['31/02/2027'],
  };
  for (const [day, texts] of Object.entries(written)) {
    for (const text of texts) expect(normaliseDate(text), text).toBe(day);
  }
});

test('leaves ambiguous days unchanged', () => {
  const others = ['', 'demain', '25/12', '12 juil', '1 jui 2027', '1/3/27 ou 2/3/27', '2027'];
  for (const text of others) expect(normaliseDate(text), text).toBe(text);
});
