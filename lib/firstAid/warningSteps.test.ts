import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { signs as allSigns } from '@/lib/content/generated/signs';
import type { SignGroup } from '@/lib/content/schemas/signs';
import { redFlags } from './warningSteps';

const sign = (code: string, ...groups: SignGroup[]) => ({
  code,
  groups,
  words: code,
  step: 'hospital' as const,
});

// e2e/journeys/reading/danger.spec.ts has the steps of each text.
test('a group is complete although another shares a sign', () => {
  const groups = [
    { code: 'adult' as const, heading: 'Un adulte' },
    { code: 'newborn' as const, heading: 'Un nouveau-né' },
  ];
  const signs = [sign('a', 'adult'), sign('b', 'adult', 'newborn')];
  const lists = redFlags({ groups, signs }, ['adult', 'newborn']);
  expect(lists.map((list) => list.signs.map(({ code }) => code))).toEqual([['a', 'b'], ['b']]);
});

const plain = (text: string) => text.replace(/\s/g, ' ');

/** Figures that are measured at home. */
const MEASURES = { tension: /\b\d{2,3}\/\d{2,3}\b/g, sucre: /\d,\d+(?= ?g\/L)/g };
/** Words that mark a figure as a threshold. */
const LIMIT = /à partir de|au-dessous|au-dessus|ou plus|limite|dépasse/i;

test('a threshold has one value on every page', () => {
  const sentences = [...articles, ...services]
    .flatMap(({ body }) => body.split(/(?<=[.!?])\s|\n/))
    .filter((sentence) => LIMIT.test(sentence));
  for (const [name, measure] of Object.entries(MEASURES)) {
    const values = new Map<string, string>();
    for (const { step, words, groups } of allSigns.signs) {
      const kind = [step, words.includes('au-dessous'), groups.includes('pregnant')].join();
      for (const figure of plain(words).match(measure) ?? []) {
        expect.soft(values.get(kind) ?? figure, `${name} ${kind}`).toBe(figure);
        values.set(kind, figure);
      }
    }
    const measures = sentences.flatMap((text) => plain(text).match(measure) ?? []);
    expect(measures.length, name).toBeGreaterThan(1);
    expect([...values.values()], name).toEqual(expect.arrayContaining(measures));
  }
});
