import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { launch } from '@/lib/content/generated/launch';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { closingDayInEnglish } from '@/lib/text/english';
import { closingDaysOf, HOURS_SETS, spellClosingDay } from '@/lib/time/closingDays';
import { routes } from '@/lib/routes';
import { exportedPages, linesOf } from '../exported';

/** No figure stands in two places with two values: who reads both would believe neither. */

/** What the owner is still asked. A question that she has answered binds no text. */
const questions = launch.points
  .filter(({ confirmed }) => !confirmed)
  .map(({ question }) => question);

/** A figure of each kind that is measured at home. */
const MEASURES = { tension: /\b\d{2,3}\/\d{2,3}\b/g, sucre: /\d,\d+(?= ?g\/L)/g };
type Measure = keyof typeof MEASURES;
const MEASURED = Object.keys(MEASURES) as Measure[];

const figuresIn = (text: string, measure: Measure) =>
  text.replaceAll('\u00a0', ' ').match(MEASURES[measure]) ?? [];

test('one step has one threshold of each kind, whichever page says it', () => {
  const values = new Map<string, string>();
  for (const { step, words, groups } of signs.signs) {
    for (const measure of MEASURED) {
      for (const figure of figuresIn(words, measure)) {
        const side = /au-dessous/.test(words) ? 'below' : 'from';
        const kind = [measure, step, side, groups.includes('pregnant') && 'enceinte'].join(' ');
        expect(values.get(kind) ?? figure, kind).toBe(figure);
        values.set(kind, figure);
      }
    }
  }
  expect(values.size, 'nothing was compared').toBeGreaterThan(3);
});

/** Words by which a figure is a limit, and no example. */
const LIMIT = /à partir de|au-dessous|au-dessus|ou plus|limite|dépasse/i;

test('a limit in a text, or in a question to the owner, is one of the signs’', () => {
  const sentences = [...articles, ...services]
    .flatMap(({ body }) => body.split(/(?<=[.!?])\s|\n/))
    .filter((sentence) => LIMIT.test(sentence));
  for (const measure of MEASURED) {
    const known = signs.signs.flatMap(({ words }) => figuresIn(words, measure));
    const said = [...sentences, ...questions].flatMap((text) => figuresIn(text, measure));
    expect(said.length, measure).toBeGreaterThan(1);
    for (const figure of said) expect(known, measure).toContain(figure);
  }
});

test('a question to the owner names a price, and leaves the amount to the service', () => {
  expect(questions.filter((line) => /\d\s*(?:F\b|FCFA|francs)/.test(line))).toEqual([]);
});

const lines = exportedPages().flatMap(({ route, html }) =>
  linesOf(html).map((line) => ({ route, line: line.replaceAll('\u00a0', ' ') })),
);

test('every closing day stands beside each set of hours that it closes', () => {
  const expected = closingDaysOf(site).flatMap((closing) => {
    const closed = HOURS_SETS.filter((set) => !closing.sets.length || closing.sets.includes(set));
    // The foot has the hours of the phone.
    const places = closed.length + Number(closed.includes('reception'));
    const [fr, en] = [spellClosingDay, closingDayInEnglish].map(
      (spell) => spell(closing, site.hours.reception).days,
    );
    return Array.from({ length: places }, () => [`/contact ${fr}`, `/en ${en}`]).flat();
  });
  const days = lines
    .filter(({ route }) => route === routes.contact || route === routes.english)
    .map(
      ({ route, line }) => `${route} ${/^\p{L}+ \d{1,2}(?:er)? \p{L}+ \d{4}\b/u.exec(line)?.[0]}`,
    );
  const found = days.filter((it) => !it.endsWith('undefined'));
  expect(found.sort()).toEqual(expected.map((it) => it.replaceAll('\u00a0', ' ')).sort());
});
