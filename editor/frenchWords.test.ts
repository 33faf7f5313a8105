import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { MISSING, REPLACED, withWords, type Words } from './frenchWords';

const read = (locale: string) =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, 'utf8')) as Words;
const [english, french] = [read('en-US'), read('fr')];

const flat = (words: Words, above = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string'
      ? [[above + key, word] as [string, string]]
      : flat(word, `${above}${key}.`),
  );
const keysOf = (words: Words) => flat(words).map(([key]) => key);

test('the package still lacks the French added here', () => {
  const known = keysOf(french);
  expect(keysOf(MISSING).filter((key) => known.includes(key))).toEqual([]);
  expect(keysOf(REPLACED).filter((key) => !known.includes(key))).toEqual([]);
});

test('added words have the values of the English ones', () => {
  const originals = new Map(flat(english));
  const values = (text = '') => [...new Set(text.match(/\$\w+/g))].sort();
  for (const [key, word] of flat(MISSING))
    expect(values(word), key).toEqual(values(originals.get(key)));
});

test('adds words at every level', () => {
  const added = withWords(french, MISSING);
  expect(added.entry_sidebar).toMatchObject({
    history: { title: 'Historique' },
    slug: { title: 'Adresse' },
  });
});
