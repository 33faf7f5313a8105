import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { PRICE_NEEDS, type PriceNeed } from '@/lib/content/schemas/prices';
import { offersFor } from './prices';

test('each price of the services stands under one need', () => {
  const needs = Object.keys(PRICE_NEEDS) as PriceNeed[];
  const listed = needs.flatMap((need) => offersFor(need, services)).flatMap(({ lines }) => lines);
  expect(listed).toHaveLength(services.flatMap(({ pricing }) => pricing).length);
});
