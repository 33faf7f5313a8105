import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { PRICE_NEEDS, type PriceNeed } from '@/lib/content/schemas/prices';
import { formatPrice, offersFor, startingPrice } from './prices';

test('each price of the services is listed under one need', () => {
  const needs = Object.keys(PRICE_NEEDS) as PriceNeed[];
  const listed = needs.flatMap((need) => offersFor(need, services)).flatMap(({ lines }) => lines);
  expect(listed).toHaveLength(services.flatMap(({ pricing }) => pricing).length);
});

test('starts at the lowest amount, or shows words instead', () => {
  const need = 'care';
  const quote = { option: 'Perfusion', words: 'sur devis', need } as const;
  const free = { option: 'Conseil', words: 'gratuit', need } as const;
  const visit = { option: 'Visite', amount: 3000, per: 'heure', need } as const;
  expect(startingPrice([quote, visit, free])).toBe('Dès 3\u00a0000\u00a0FCFA par heure');
  expect(startingPrice([quote])).toBe('Sur devis');
  expect(startingPrice([free])).toBe('Gratuit');
  expect(startingPrice([])).toBeUndefined();
});

test('formats range, currency and unit in both languages', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const en = { option: 'Help', per: 'hour' };
  for (const [line, french, english] of [
    [{ amount: 2500, per: 'heure', en }, '2 500 FCFA par heure', 'FCFA 2,500 per hour'],
    [{ amount: 900 }, '900 FCFA', 'FCFA 900'],
    [{ amount: 3000, upTo: 1_250_000 }, '3 000 à 1 250 000 FCFA', 'FCFA 3,000 to 1,250,000'],
    [{ words: 'gratuit' }, 'Gratuit', 'Free'],
  ] satisfies [Parameters<typeof formatPrice>[0], string, string][]) {
    expect(plain(formatPrice(line))).toBe(french);
    expect(plain(formatPrice(line, 'en'))).toBe(english);
  }
});
