import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { PRICE_NEEDS, type PriceNeed } from '@/lib/content/schemas/prices';
import { offersFor, spellMonth } from './prices';

test('a month is four weeks of a price that says that it is a week’s, and of no other', () => {
  const line = { option: 'Forfait', need: 'daily' } as const;
  expect(spellMonth({ ...line, amount: 4000, weekly: true })).toBe(
    '16 000 FCFA'.replace(/ /g, '\u00a0'),
  );
  expect(
    spellMonth({ ...line, amount: 5000, upTo: 25_000, weekly: true })?.replace(/\u00a0/g, ' '),
  ).toBe('20 000 à 100 000 FCFA');
  expect(spellMonth({ ...line, amount: 4000 })).toBeUndefined();
  expect(spellMonth({ ...line, amount: 4000, weekly: false })).toBeUndefined();
});

test('each price of the services stands under one need', () => {
  const needs = Object.keys(PRICE_NEEDS) as PriceNeed[];
  const listed = needs.flatMap((need) => offersFor(need, services)).flatMap(({ lines }) => lines);
  expect(listed).toHaveLength(services.flatMap(({ pricing }) => pricing).length);
});
