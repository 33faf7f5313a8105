import { expect, test } from 'playwright/test';
import { languageOf } from '@/lib/routes';
import { linesOf } from '../exported';
import { faultsOn, readPagesOnce } from '../readPages';

const pagesOfAll = readPagesOnce();

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
  const pages = pagesOfAll().filter(({ route }) => languageOf(route) === 'fr');
  const faults = faultsOn(pages, ({ html, title, labels, meta }) => {
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
