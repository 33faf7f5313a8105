import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { pageChoices } from './pageChoices';

test('pages go by their names; a draft, and what can’t be read, has none', () => {
  const article = readFileSync('content/articles/1.md', 'utf8');
  const named = (title: string) => article.replace(/^title: .*$/m, `title: ${title}`);
  const choices = pageChoices(
    new Map([
      ['content/pages.yml', readFileSync('content/pages.yml', 'utf8')],
      ['content/articles/7.md', named('Nouveau')],
      ['content/articles/8.md', named('Plus tard').replace('\nsample:', '\ndraft: true\nsample:')],
      ['content/articles/9.md', 'illisible'],
    ]),
  );
  expect(choices).toEqual([
    { label: 'Pages', pages: expect.arrayContaining([{ path: '/', name: 'Accueil' }]) },
    { label: 'Services', pages: [] },
    { label: 'Articles', pages: [{ path: '/blogDetails/7', name: 'Nouveau' }] },
  ]);
});
