import { expect, test } from 'playwright/test';
import { emptyDraft } from './draft';

test('a draft has its own seed, even without crypto', () => {
  const { crypto } = globalThis;
  const seeds = new Set<string>();
  const odd = [crypto, undefined, null, {}, { getRandomValues: () => undefined }];
  for (const value of odd) {
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
    for (let count = 0; count < 2; count += 1) seeds.add(emptyDraft().seed);
  }
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  expect(seeds.size).toBe(2 * odd.length);
});
