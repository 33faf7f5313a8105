import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { brokenHere, noticesOf } from './notices';

const FILE = 'content/articles/1.md';
const text = readFileSync(FILE, 'utf8').replace(/^review:\n( .*\n)+/m, '');
const reviewed = text.replace(
  /^(?=sample:)/m,
  "review:\n  by: Dr Un\n  on: '2025-01-01'\n  until: '2026-01-01'\n",
);
const said = (content: string, today: string) => noticesOf(new Map([[FILE, content]]), today);

test('a reading is to be done again once its last day is over', () => {
  expect(said(reviewed, '2026-01-01')).toEqual([]);
  expect(said(reviewed, '2026-01-02')).toEqual([
    expect.stringMatching(/^Article « .+ » : relecture à refaire\./),
  ]);
});

test('a file that can’t be read is named, one with a wrong field is not', () => {
  expect(said(text.replace(/^title: .*/m, 'title: "Sans fin'), '2026-01-01')).toEqual([
    expect.stringMatching(/^Le fichier content\/articles\/1\.md est abîmé/),
  ]);
  expect(said(text.replace(/^title: .*\n/m, ''), '2026-01-01')).toEqual([]);
});

test('a file that can’t be read is told where it should be', () => {
  const groups = [
    { name: 'articles', folder: 'content/articles' },
    { name: 'voices', files: [{ name: 'testimonials', file: 'content/testimonials.yml' }] },
  ];
  const texts = new Map([
    [FILE, text.replace(/^title: .*/m, 'title: "Sans fin')],
    ['content/articles/11.md', text],
    ['content/testimonials.yml', 'heading: "Sans fin\nlead: Oui\n'],
  ]);
  const here = (view: string) => brokenHere(view, groups, texts);
  expect(here('/collections/articles')).toEqual([
    expect.stringMatching(/^Le fichier content\/articles\/1\.md .* manque dans cette liste/),
  ]);
  expect(here('/collections/articles/entries/1')).toEqual([
    expect.stringContaining('n’y écrivez rien'),
  ]);
  expect(here('/collections/voices/entries/testimonials?_popup=true')).toHaveLength(1);
  expect(here('/collections/articles/entries/11')).toEqual([]);
  expect(here('/collections/articles/new')).toEqual([]);
  expect(here('/assets/-/all')).toEqual([]);
});
