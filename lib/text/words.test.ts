import { expect, test } from 'playwright/test';
import { fr } from './typography';
import { textParts } from './words';

test('abbreviations have their meaning', () => {
  expect(textParts('Un AVC, une urgence')).toEqual([
    { text: 'Un ' },
    { text: 'AVC', meaning: 'accident vasculaire cérébral' },
    { text: ', une urgence' },
  ]);
});

test('a price stays one text', () => {
  expect(textParts(fr('15 000 FCFA par heure'))).toHaveLength(1);
});

test('marks the language of English names', () => {
  expect(textParts('SIL Open Font License (OFL)')).toEqual([
    { text: 'SIL Open Font License', lang: 'en' },
    { text: ' (' },
    { text: 'OFL', meaning: 'Open Font License', lang: 'en' },
    { text: ')' },
  ]);
});

test('does not join a phone number with the next number', () => {
  const linked = (text: string) =>
    textParts(fr(text)).flatMap(({ text: shown, phone }) =>
      phone ? [[shown.replace(/\u00a0/g, ' '), phone]] : [],
    );
  const cameroon = ['+237 6 99 12 34 56', '+237699123456'];
  expect(linked('+237 6 99 12 34 56 24 h/24')).toEqual([cameroon]);
  expect(linked('+237 6 99 12 34 56 7 jours sur 7')).toEqual([cameroon]);
  expect(linked('+237 699 12 34 56')).toEqual([['+237 699 12 34 56', '+237699123456']]);
  expect(linked('De France, +33 6 12 34 56 78 24 h/24')).toEqual([
    ['+33 6 12 34 56 78', '+33612345678'],
  ]);
  expect(linked('+1 514 555 0123 7 jours sur 7')).toEqual([['+1 514 555 0123', '+15145550123']]);
  // Numbers of these countries vary in length: an hour is not part of them.
  expect(linked('+49 1512 3456789 24 h/24')).toEqual([['+49 1512 3456789', '+4915123456789']]);
  expect(linked('+32 470 12 34 56')).toEqual([['+32 470 12 34 56', '+32470123456']]);
  // Incomplete numbers and surcharges are not phone numbers.
  expect(linked('+237 6 99, puis +15 000 FCFA, ou +1 500 000 FCFA')).toEqual([]);
  // One digit too many.
  expect(linked('+237 6 99 12 34 567')).toEqual([]);
});

test('leaves other words and plain texts whole', () => {
  for (const text of ['IPv6, AVCI et FAQs', '+ simple', '']) {
    expect(textParts(text)).toEqual(text ? [{ text }] : []);
  }
});
