import { expect, test } from 'playwright/test';
import * as englishWords from '@/lib/i18n/en';
import { formatPrice } from '@/lib/services/prices';
import { service } from './services';

test('does not repeat the «par» of a unit', () => {
  for (const [per, english] of [
    ['nuit', 'night'],
    ['par nuit', 'per night'],
    ['la nuit', 'a night'],
    ['/ nuit', '/night'],
  ]) {
    const price = { option: 'Garde', amount: 5000, per, need: 'night' };
    const [line] = service.shape.pricing.parse([
      { ...price, en: { option: 'Care', per: english } },
    ]);
    expect(formatPrice(line!).replace(/\s/g, ' ')).toBe('5 000 FCFA par nuit');
    expect(formatPrice(line!, englishWords).replace(/\s/g, ' ')).toBe('FCFA 5,000 per night');
  }
});
