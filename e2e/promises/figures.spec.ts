import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { closingDayInEnglish } from '@/lib/text/english';
import { closingDaysOf, HOURS_SETS, spellClosingDay } from '@/lib/time/closingDays';
import { routes } from '@/lib/routes';
import { htmlOf, linesOf } from '../exported';

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

test('closing days stand beside each set of hours they close', () => {
  const expected = closingDaysOf(site).flatMap((closing) => {
    const closed = HOURS_SETS.filter((set) => !closing.sets.length || closing.sets.includes(set));
    // The foot has the hours of the phone.
    const places = closed.length + Number(closed.includes('reception'));
    const [fr, en] = [spellClosingDay, closingDayInEnglish].map(
      (spell) => spell(closing, site.hours.reception).days,
    );
    return Array.from({ length: places }, () => [`/contact ${fr}`, `/en ${en}`]).flat();
  });
  const found = [routes.contact, routes.english].flatMap((route) =>
    linesOf(htmlOf(route)).flatMap((line) => {
      const [day] = /^\p{L}+ \d{1,2}(?:er)? \p{L}+ \d{4}\b/u.exec(spaced(line)) ?? [];
      return day ? `${route} ${day}` : [];
    }),
  );
  expect(found.sort()).toEqual(expected.map(spaced).sort());
});
