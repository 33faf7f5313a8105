import { expect, test } from 'playwright/test';
import { contentsOf, headingIds, readingMinutes, sectionsOf } from './reading';

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');

test('estimates reading time, one minute at least', () => {
  const minutes = [0, 299, 300, 800, 2000].map((count) => readingMinutes(words(count)));
  expect(minutes).toEqual([1, 1, 2, 4, 10]);
});

test('does not count Markdown syntax or link targets', () => {
  const markup = '> - **–** | --- | « : »\n\n## \n';
  expect(readingMinutes(`${words(299)}\n\n${markup}`)).toBe(1);
  const link = '[mot](/ServiceDetails/1 "un titre de lien")';
  expect(readingMinutes(`${words(298)} ${link}`)).toBe(1);
});

test('lists only the ## headings, in order', () => {
  const text = [
    'Une phrase avec ## au milieu.',
    '## Le sol et la lumière',
    '### Sous un lit',
    '##Sans espace',
    '## L’eau, le cœur & **la santé** ##',
    '## Voir [nos tarifs](/services)\r',
  ].join('\n\n');
  expect(sectionsOf(text)).toEqual([
    { id: 'le-sol-et-la-lumiere', title: 'Le sol et la lumière' },
    { id: 'l-eau-le-coeur-la-sante', title: 'L’eau, le cœur & la santé' },
    { id: 'voir-nos-tarifs', title: 'Voir nos tarifs' },
  ]);
  expect(sectionsOf('Un texte sans partie.')).toEqual([]);
});

test('only long texts with several headings get contents', () => {
  const parts = (count: number, length: number) =>
    Array.from({ length: count }, () => `## Partie\n\n${words(length)}`).join('\n\n');
  expect(contentsOf(parts(3, 200)).map(({ id }) => id)).toEqual(['partie', 'partie-2', 'partie-3']);
  expect(contentsOf(parts(6, 50))).toEqual([]);
  expect(contentsOf(parts(2, 600))).toEqual([]);
});

test('heading ids do not depend on typography', () => {
  const [typed, set] = [headingIds(), headingIds()];
  expect(typed("Quand l'eau manque ?")).toBe(set('Quand l’eau manque\u00a0?'));
});

test('gives each heading of a text a unique id', () => {
  const idOf = headingIds();
  expect(['Le soir', 'Le soir', 'Le soir 2', '…', 'LE SOIR'].map(idOf)).toEqual([
    'le-soir',
    'le-soir-2',
    'le-soir-2-2',
    'partie',
    'le-soir-3',
  ]);
});
