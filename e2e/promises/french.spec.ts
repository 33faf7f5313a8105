import { expect, test } from 'playwright/test';
import { languageOf } from '@/lib/routes';
import { exportedPages, linesOf } from '../exported';
import { readPagesOnce } from '../readPages';

const pagesOfAll = readPagesOnce();
const pages = () => pagesOfAll().filter(({ route }) => languageOf(route) === 'fr');

/** The specification's own strings, which stay to the letter whatever typography says. */
const exactTexts = [
  'Envoi en cours...',
  'Erreur: ',
  'Lien copié dans le presse-papiers !',
  'Lien copié !',
];

/** Each rule, and what breaks it. Addresses are read by machines: no rule is for them. */
const faults: [rule: string, broken: RegExp][] = [
  ['’ and not the straight apostrophe', /\p{L}'\p{L}/u],
  ['« » and not straight quotation marks', /"/],
  ['a no-break space before : ; ! ? »', /(?:^|[^\u00a0\d])[ ]?[:;!?»](?=\s|$)/u],
  ['a no-break space after «', /«(?!\u00a0)/],
  ['no-break spaces inside a number', /\d \d{3}(?!\d)/],
  ['a no-break space before FCFA', /\d ?FCFA/],
  [
    'a no-break space between a number and its unit',
    /\d (?:h|%|°C|mmHg|g\/L|mg\/dL|kg|cm)(?!\p{L})/u,
  ],
  ['… and not three dots', /\.\.\./],
  ['a value, not a slip of the program', /undefined|\bnull\b|NaN|\[object|\{\{?\w+\}?\}/],
  ['a real text, not a stand-in', /lorem|ipsum|\bTODO\b|\bxxx\b|à compléter/i],
  ['one space between two words', /[ \u00a0]\u00a0|\u00a0 |\S {2,}\S/],
  ['no space that the typefaces lack', /\u202f/],
  ['characters that were read in their own encoding', /Ã.|â€|\ufffd/],
];

test('every text is set as French print has it, on every page in French', () => {
  const broken = new Set<string>();
  for (const { route, title, labels, meta } of pages()) {
    const html = exportedPages().find((page) => page.route === route)?.html ?? '';
    const shared = Object.entries(meta).flatMap(([name, values]) =>
      name.startsWith('og:') ? values : [],
    );
    const texts = [title, ...shared, ...labels, ...linesOf(html)];
    // A reader that finds nothing would find no fault either.
    expect(texts.length, route).toBeGreaterThan(50);
    for (const text of texts.filter((it) => !exactTexts.includes(it))) {
      const plain = text.replace(/https?:\S+|\S+@\S+/g, '');
      for (const [rule, fault] of faults) {
        const { index = -1 } = fault.exec(plain) ?? {};
        if (index < 0) continue;
        broken.add(`${rule}: «${plain.slice(Math.max(0, index - 30), index + 30)}» on ${route}`);
      }
    }
  }
  expect([...broken]).toEqual([]);
});

/** Read as words, or known by no other name: a level of accessibility, makers, a number, a quartier. */
const NO_ABBREVIATIONS = ['AA', 'MTN', 'SAMU', 'SIL', 'TKC'];

test('every abbreviation says what it stands for', () => {
  const known = pages().flatMap(({ abbreviations }) => abbreviations);
  const long = new Map(known.map((it) => [it.short, it.long]));
  expect(long.get('FCFA')).toBe('francs CFA');
  for (const { route, text, abbreviations } of pages()) {
    const spelt = abbreviations.map(({ short }) => short);
    const found: string[] = text.match(/(?<![\p{L}\p{N}/-])\p{Lu}{2,}(?![\p{L}\p{N}-])/gu) ?? [];
    const timesIn = (words: string[], word: string) => words.filter((it) => it === word).length;
    const bare = found.filter((word) => timesIn(found, word) > timesIn(spelt, word));
    const unknown = bare.filter((word) => !NO_ABBREVIATIONS.includes(word));
    expect.soft([...new Set(unknown)], route).toEqual([]);
  }
});
