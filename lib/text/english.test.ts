import { expect, test } from 'playwright/test';
import type { HoursLine } from '@/lib/content/schemas/site';
import { hoursInEnglish, priceInEnglish, spellLimit } from './english';
import { abroadInEnglish } from '@/lib/openingHours/englishClock';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('formats a price for English', () => {
  const en = { option: 'Help', per: 'hour' };
  expect(plain(priceInEnglish({ amount: 2500, en }))).toBe('FCFA 2,500 per hour');
  expect(plain(priceInEnglish({ amount: 900 }))).toBe('FCFA 900');
  expect(plain(priceInEnglish({ amount: 3000, upTo: 1_250_000 }))).toBe('FCFA 3,000 to 1,250,000');
});

test('formats hours on a 12-hour clock, days as ranges', () => {
  const spell = (line: Partial<HoursLine>) => {
    const { days, hours } = hoursInEnglish({ days: [], openings: [], ...line });
    return plain(`${days}: ${hours}`);
  };
  expect(
    spell({
      days: ['Wednesday', 'Monday', 'Tuesday', 'Saturday'],
      openings: [
        { opens: '08:00', closes: '12:00' },
        { opens: '14:30', closes: '24:00' },
      ],
    }),
  ).toBe('Monday to Wednesday and Saturday: 8 am – noon and 2:30 pm – midnight');
  const always = [{ opens: '00:00', closes: '24:00' }];
  expect(spell({ label: 'Urgences', en: { label: 'Emergencies' }, openings: always })).toBe(
    'Emergencies: day and night',
  );
  // Without English words the French stand in: the page marks them.
  expect(spell({ days: ['Sunday'], note: 'fermé' })).toBe('Sunday: fermé');
});

test('names the day where the visitor’s date differs', () => {
  const spans: [number, number][] = [[8 * 60, 18 * 60]];
  expect(abroadInEnglish(spans, 60)).toBe('');
  expect(plain(abroadInEnglish(spans, -300))).toBe('2 am – noon');
  expect(plain(abroadInEnglish(spans, -480))).toBe('11 pm the day before – 9 am');
  expect(plain(abroadInEnglish(spans, 540))).toBe('4 pm – 2 am the next day');
});

test('a limit says its number, its unit and its side', () => {
  expect(plain(spellLimit({ measure: 'temperature', from: 37.5 }))).toBe('37.5 °C or more');
  expect(plain(spellLimit({ measure: 'sugar', below: 0.7 }))).toBe('below 0.70 g/L (70 mg/dL)');
  expect(plain(spellLimit({ measure: 'pressure', from: 160, lower: 110 }))).toBe(
    '160/110 or more (either number is enough)',
  );
  expect(plain(spellLimit({ measure: 'breaths', from: 60 }))).toBe('60 times a minute or more');
});
