import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { PRICE_NEEDS, type PriceNeed } from '@/lib/content/schemas/prices';
import { offersFor, startingPrice } from './prices';

test('each price of the services stands under one need', () => {
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
