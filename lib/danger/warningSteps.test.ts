import { expect, test } from 'playwright/test';
import type { SignGroup } from '@/lib/content/schemas/signs';
import { graveSigns } from './warningSteps';

const sign = (code: string, ...groups: SignGroup[]) => ({
  code,
  groups,
  words: code,
  step: 'hospital' as const,
});

// e2e/promises/danger.spec.ts has the steps of each text.
test('a group is complete, where another shows the same sign too', () => {
  const groups = [
    { code: 'adult' as const, heading: 'Un adulte' },
    { code: 'newborn' as const, heading: 'Un nouveau-né' },
  ];
  const signs = [sign('a', 'adult'), sign('b', 'adult', 'newborn')];
  const lists = graveSigns({ groups, signs }, ['adult', 'newborn']);
  expect(lists.map((list) => list.signs.map(({ code }) => code))).toEqual([['a', 'b'], ['b']]);
});
