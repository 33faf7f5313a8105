import { expect, test } from 'playwright/test';
import { fr } from '@/lib/typography';
import { textParts } from '@/lib/words';

test('abbreviations carry their meaning', () => {
  expect(textParts(fr('15 000 FCFA par heure'))).toEqual([
    { text: '15\u00a0000\u00a0' },
    { text: 'FCFA', meaning: 'francs CFA' },
    { text: ' par heure' },
  ]);
});

test('English names say their language', () => {
  expect(textParts('SIL Open Font License (OFL)')).toEqual([
    { text: 'SIL Open Font License', lang: 'en' },
    { text: ' (' },
    { text: 'OFL', meaning: 'Open Font License', lang: 'en' },
    { text: ')' },
  ]);
});

test('phone numbers can be called', () => {
  expect(textParts(fr('Au +237 6 99 12 34 56, ou +1.'))).toEqual([
    { text: 'Au ' },
    { text: '+237\u00a06\u00a099\u00a012\u00a034\u00a056', phone: '+237699123456' },
    { text: ', ou +1.' },
  ]);
});

test('a word that only begins alike, or a text without such words, stays whole', () => {
  for (const text of ['IPv6, AVCI et FAQs', '+ simple', '']) {
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(textParts(text).length).toBeLessThan(2);
  }
});
