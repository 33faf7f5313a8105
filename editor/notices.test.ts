import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { noticesOf } from './notices';

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
