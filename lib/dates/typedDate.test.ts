import { expect, test } from 'playwright/test';
import { normaliseDate } from './typedDate';

test('reads a typed day in each way of writing it', () => {
  const written = {
    '2027-03-01': [
      ...['2027-03-01', '0027-03-01', '2027/3/1', '01/03/2027', '1/3/27', '01 03 27', '1.3.27'],
      ...['01-03-27', 'le 1/3/27', ' 01/03/2027 '],
    ],
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

test('leaves other texts unchanged', () => {
  const others = ['', 'demain', '25/12', '1er mars 2027', '1/3/27 ou 2/3/27', '2027'];
  for (const text of others) expect(normaliseDate(text), text).toBe(text);
});
