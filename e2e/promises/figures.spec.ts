import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** Figures that are measured at home. */
const MEASURES = { tension: /\b\d{2,3}\/\d{2,3}\b/g, sucre: /\d,\d+(?= ?g\/L)/g };
/** Words by which a figure is a limit, and no example. */
const LIMIT = /à partir de|au-dessous|au-dessus|ou plus|limite|dépasse/i;

test('a limit has one value, on whichever page', () => {
  const sentences = [...articles, ...services]
    .flatMap(({ body }) => body.split(/(?<=[.!?])\s|\n/))
    .filter((sentence) => LIMIT.test(sentence));
  for (const [name, measure] of Object.entries(MEASURES)) {
    const values = new Map<string, string>();
    for (const { step, words, groups } of signs.signs) {
      const kind = [step, words.includes('au-dessous'), groups.includes('pregnant')].join();
      for (const figure of spaced(words).match(measure) ?? []) {
        expect.soft(values.get(kind) ?? figure, `${name} ${kind}`).toBe(figure);
        values.set(kind, figure);
      }
    }
    const said = sentences.flatMap((text) => spaced(text).match(measure) ?? []);
    expect(said.length, name).toBeGreaterThan(1);
    expect([...values.values()], name).toEqual(expect.arrayContaining(said));
  }
});
