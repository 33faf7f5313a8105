import { expect, test } from 'playwright/test';
import { getContents, getSections, readingMinutes, splitIntroduction } from './reading';

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
    '```\n## Un exemple\n```',
  ].join('\n\n');
  expect(getSections(text)).toEqual([
    { id: 'le-sol-et-la-lumiere', title: 'Le sol et la lumière' },
    { id: 'l-eau-le-coeur-la-sante', title: 'L’eau, le cœur & la santé' },
    { id: 'voir-nos-tarifs', title: 'Voir nos tarifs' },
  ]);
  expect(getSections('Un texte sans partie.')).toEqual([]);
});

test('only long texts with several sections have contents', () => {
  const text = (count: number, length: number) =>
    Array.from({ length: count }, () => `## Partie\n\n${words(length)}`).join('\n\n');
  expect(getContents(text(3, 200)).map(({ id }) => id)).toEqual(['partie', 'partie-2', 'partie-3']);
  expect(getContents(text(6, 50))).toEqual([]);
  expect(getContents(text(2, 600))).toEqual([]);
});

test('no two headings of a text have the same id', () => {
  const headings = ['Le soir', 'Le soir', 'Le soir 2', '…', 'LE SOIR'];
  expect(
    getSections(headings.map((heading) => `## ${heading}`).join('\n\n')).map(({ id }) => id),
  ).toEqual(['le-soir', 'le-soir-2', 'le-soir-2-2', 'partie', 'le-soir-3']);
});

test('a text splits before its first section', () => {
  const [first, rest] = ['Un mot.\n\n```\n## A\n```\n\n### B', '## C\n\nFin.\n\n## D'];
  expect(splitIntroduction(`${first}\n\n${rest}`)).toEqual({ first, rest });
  expect(splitIntroduction(first)).toEqual({ first, rest: '' });
});
