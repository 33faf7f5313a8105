import { expect, test } from 'playwright/test';
import { languageOf } from '@/lib/routes';
import { linesOf } from '../exported';
import { faultsOn, readPagesOnce } from '../readPages';

const pagesOfAll = readPagesOnce();
const pages = () => pagesOfAll().filter(({ route }) => languageOf(route) === 'fr');

/** The specification's own strings, which stay to the letter whatever typography says. */
const EXACT = [
  'Envoi en cours...',
  'Erreur: ',
  'Lien copié dans le presse-papiers !',
  'Lien copié !',
];

/** What breaks each rule. Addresses are read by machines: no rule is for them. */
const FAULTS: Record<string, RegExp> = {
  '’ and not the straight apostrophe': /\p{L}'\p{L}/u,
  '« » and not straight quotation marks': /"/,
  'a no-break space before : ; ! ? »': /(?:^|[^\u00a0\d])[ ]?[:;!?»](?=\s|$)/u,
  'a no-break space after «': /«(?!\u00a0)/,
  'no-break spaces inside a number and before its unit':
    /\d \d{3}(?!\d)|\d ?FCFA|\d (?:h|%|°C|mmHg|g\/L|mg\/dL|kg|cm)(?!\p{L})/u,
  '… and not three dots': /\.\.\./,
  'a value, not a slip of the program': /undefined|\bnull\b|NaN|\[object|\{\{?\w+\}?\}/,
  'a real text, not a stand-in': /lorem|ipsum|\bTODO\b|\bxxx\b|à compléter/i,
  'one space between words, which typefaces have': /[ \u00a0]\u00a0|\u00a0 |\S {2,}\S|\u202f/,
  'characters read in their own encoding': /Ã.|â€|\ufffd/,
};

test('every text is set as French print has it', () => {
  const faults = faultsOn(pages(), ({ html, title, labels, meta }) => {
    const shared = ['og:title', 'og:description', 'og:image:alt'].flatMap((it) => meta[it] ?? []);
    const texts = [title, ...shared, ...labels, ...linesOf(html)];
    // A reader that finds nothing would find no fault either.
    expect(texts.length).toBeGreaterThan(50);
    return texts
      .filter((it) => !EXACT.includes(it))
      .map((it) => it.replace(/https?:\S+|\S+@\S+/g, ''))
      .flatMap((text) =>
        Object.entries(FAULTS).map(([rule, fault]) => fault.test(text) && `${rule}: «${text}»`),
      );
  });
  expect(faults).toEqual([]);
});

/** Read as words, or known by no other name: a level of accessibility, makers, a number, a quartier. */
const NO_ABBREVIATIONS = ['AA', 'MTN', 'SAMU', 'SIL', 'TKC'];

test('every abbreviation says what it stands for', () => {
  for (const { route, text, abbreviations } of pages()) {
    for (const { short, long } of abbreviations)
      if (short === 'FCFA') expect.soft(long, route).toBe('francs CFA');
    const spelt = abbreviations.map(({ short }) => short);
    const found: string[] = text.match(/(?<![\p{L}\p{N}/-])\p{Lu}{2,}(?![\p{L}\p{N}-])/gu) ?? [];
    const timesIn = (words: string[], word: string) => words.filter((it) => it === word).length;
    const bare = found.filter((word) => timesIn(found, word) > timesIn(spelt, word));
    expect
      .soft(
        [...new Set(bare)].filter((it) => !NO_ABBREVIATIONS.includes(it)),
        route,
      )
      .toEqual([]);
  }
});
