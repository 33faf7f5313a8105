import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { pageChoices } from './pageChoices';

const PAGES = `pages:
  - path: /
    label: Accueil
    heading: Chez vous
    description: ${'Un résumé assez long. '.repeat(4)}
    image: { src: /a.svg }
    color: mint
`;
const article = readFileSync('content/articles/1.md', 'utf8');
const named = (title: string, date: string) =>
  article.replace(/^title: .*$/m, `title: ${title}`).replace(/^date: .*$/m, `date: ${date}`);

test('pages go by their short names, the rest by their titles, the newest article first', () => {
  const texts = new Map([
    ['content/pages.yml', PAGES],
    ['content/articles/3.md', named('Ancien', '2024-01-01')],
    ['content/articles/7.md', named('Nouveau', '2025-01-01')],
    [
      'content/articles/8.md',
      named('Plus tard', '2026-01-01').replace('\nsample:', '\ndraft: true\nsample:'),
    ],
    ['content/articles/9.md', 'illisible'],
  ]);
  expect(pageChoices(texts)).toEqual([
    { label: 'Pages', pages: [{ path: '/', name: 'Accueil' }] },
    {
      label: 'Articles',
      pages: [
        { path: '/blogDetails/7', name: 'Nouveau' },
        { path: '/blogDetails/3', name: 'Ancien' },
      ],
    },
  ]);
});

test('before anything is known, nothing is offered', () => {
  expect(pageChoices(new Map())).toEqual([]);
});
