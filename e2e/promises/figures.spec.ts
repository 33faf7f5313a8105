import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { hospitals } from '@/lib/content/generated/hospitals';
import { launch } from '@/lib/content/generated/launch';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { closingDayInEnglish } from '@/lib/text/english';
import { formatPhone } from '@/lib/text/format';
import { closingDaysOf, HOURS_SETS, spellClosingDay } from '@/lib/time/closingDays';
import { routes } from '@/lib/routes';
import { exportedPages, linesOf } from '../exported';

/** No figure stands in two places with two values: who reads both would believe neither. */

const lines = exportedPages().flatMap(({ route, html }) =>
  linesOf(html).map((line) => ({ route, line: line.replaceAll('\u00a0', ' ') })),
);

/** What the owner is still asked. A question that she has answered binds no text. */
const questions = launch.points
  .filter(({ confirmed }) => !confirmed)
  .map(({ question }) => ({ route: 'launch.yml', line: question }));

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
    const said = [...sentences, ...questions.map(({ line }) => line)].flatMap((text) =>
      figuresIn(text, measure),
    );
    expect(said.length, measure).toBeGreaterThan(1);
    for (const figure of said) expect(known, measure).toContain(figure);
  }
});

test('every phone number that is printed or dialled is the centre’s, or a hospital’s', () => {
  const others = hospitals.items.flatMap(({ phone }) => phone ?? []);
  const shown = [...site.phones, site.whatsapp, ...others].map((phone) =>
    formatPhone(phone).replaceAll('\u00a0', ' '),
  );
  const printed = lines.flatMap(({ route, line }) =>
    (line.match(/\+\d{1,3}(?: \d{1,4}){2,}/g) ?? []).map((phone) => ({ route, phone })),
  );
  expect(printed.length).toBeGreaterThan(exportedPages().length);
  expect(printed.filter(({ phone }) => !shown.includes(phone))).toEqual([]);

  const numbers = [...site.phones, ...others, ...site.emergencyNumbers.map(({ number }) => number)];
  for (const { route, html } of exportedPages()) {
    for (const [, number] of html.matchAll(/href="tel:([^"]*)"/g)) {
      expect(numbers, route).toContain(number);
    }
  }
});

const amount = (text: string) => Number(text.replaceAll(' ', ''));

test('every price in a sentence is one of a service’s list', () => {
  const known = services.flatMap(({ pricing }) =>
    pricing.flatMap(({ amount: least, upTo: most = least, weekly }) => [
      ...[least, most],
      // A month is said to have four weeks.
      ...(weekly ? [4 * least, 4 * most] : []),
    ]),
  );
  // A question is written once: it names a price, and leaves the amount to the service.
  expect(questions.filter(({ line }) => /\d\s*(?:F\b|FCFA|francs)/.test(line))).toEqual([]);
  const found = lines.flatMap(({ route, line }) =>
    [...line.matchAll(/(?:(\d[\d ]*) à )?(\d[\d ]*) FCFA/g)].flatMap(([, from, to = '']) =>
      [from, to].flatMap((text) => (text ? [{ route, price: amount(text) }] : [])),
    ),
  );
  expect(found.length).toBeGreaterThanOrEqual(known.length);
  expect(found.filter(({ price }) => !known.includes(price))).toEqual([]);
});

const hour = (hours: string, minutes?: string) => `${hours.padStart(2, '0')}:${minutes ?? '00'}`;

test('every span of hours in a sentence is one of the centre’s', () => {
  const known = Object.values(site.hours).flatMap(({ lines: rows }) =>
    rows.flatMap(({ openings }) => openings.map(({ opens, closes }) => `${opens} ${closes}`)),
  );
  const SPAN = /(?:de )?(\d{1,2}) h(?: (\d\d))? (?:à|–) (\d{1,2}) h(?: (\d\d))?/g;
  // An article's hours are its reader's: «Peux-tu rester samedi, de 14 h à 18 h ?»
  const own = exportedPages().flatMap(({ route, html }) =>
    linesOf(html.replace(/<article\b.*<\/article>/s, '')).map((line) => ({ route, line })),
  );
  const found = [...own, ...questions].flatMap(({ route, line }) =>
    [...line.replaceAll('\u00a0', ' ').matchAll(SPAN)].map(([text, h = '', m, toH = '', toM]) => ({
      route,
      text,
      span: `${hour(h, m)} ${hour(toH, toM)}`,
    })),
  );
  expect(found.length).toBeGreaterThan(known.length);
  expect(found.filter(({ span }) => !known.includes(span))).toEqual([]);
});

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
