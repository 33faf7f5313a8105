import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import * as englishWords from '@/lib/i18n/en';
import * as frenchWords from '@/lib/i18n/fr';
import { describeEstimate, estimate, formatPrice, startingPrice } from './prices';

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

test('every price is multiplied by the week and the month', () => {
  const digits = (text = '') =>
    (plain(text).match(/\d[\d ]*/g) ?? []).map((item) => Number(item.replaceAll(' ', '')));
  for (const line of services.flatMap(({ pricing }) => pricing)) {
    const range = [line.amount ?? [], line.upTo ?? []].flat();
    for (const perWeek of [0, 1, 3, 21]) {
      const { once, week, month } = estimate(line, perWeek);
      const often = line.unit && perWeek && frenchWords.estimates.often(line.unit, perWeek);
      for (const where of ['', 'Mendong']) {
        const { sentence } = describeEstimate(line, perWeek, where, frenchWords);
        for (const part of [line.option, often || '', where, once, week, month])
          expect.soft(plain(sentence), line.option).toContain(plain(part));
      }
      const count = line.weekly ? 1 : perWeek;
      if (count === 0) {
        expect.soft(once, line.option).toBe(formatPrice(line));
        continue;
      }
      expect.soft(digits(week), line.option).toEqual(range.map((item) => item * count));
      expect.soft(digits(month), line.option).toEqual(range.map((item) => item * count * 4));
    }
  }
  expect(estimate({ option: 'Perfusion', words: 'sur devis', need: 'care' }, 3)).toEqual({
    once: 'Sur devis',
  });
});

test('starts at the lowest amount, or shows words instead', () => {
  const need = 'care';
  const quote = { option: 'Perfusion', words: 'sur devis', need } as const;
  const free = { option: 'Conseil', words: 'gratuit', need } as const;
  const visit = { option: 'Visite', amount: 3000, per: 'heure', need } as const;
  expect(startingPrice([quote, visit, free])).toBe('Dès 3\u00a0000\u00a0FCFA par heure');
  expect(startingPrice([quote])).toBe('Sur devis');
  expect(startingPrice([free])).toBe('Gratuit');
  expect(startingPrice([free, quote])).toBe('Sur devis');
  expect(startingPrice([])).toBeUndefined();
});

test('formats range, currency and unit in both languages', () => {
  const en = { option: 'Help', per: 'hour' };
  for (const [line, french, english] of [
    [{ amount: 2500, per: 'heure', en }, '2 500 FCFA par heure', 'FCFA 2,500 per hour'],
    [{ amount: 2500, per: 'heure' }, '2 500 FCFA par heure', 'FCFA 2,500 par heure'],
    [{ amount: 900 }, '900 FCFA', 'FCFA 900'],
    [{ amount: 3000, upTo: 1_250_000 }, '3 000 à 1 250 000 FCFA', 'FCFA 3,000 to 1,250,000'],
    [{ words: 'gratuit' }, 'Gratuit', 'Free'],
  ] satisfies [Parameters<typeof formatPrice>[0], string, string][]) {
    expect(plain(formatPrice(line))).toBe(french);
    expect(plain(formatPrice(line, englishWords))).toBe(english);
  }
});
