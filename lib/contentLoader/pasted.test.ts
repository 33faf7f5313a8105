import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { withPastedParts } from './pasted';

/** The white space that Word puts after a bullet. */
const wide = '\u00a0\u00a0\u00a0 ';

const KEPT: [pasted: string, kept: string][] = [
  [
    `Avant\n\n·${wide}Un\n\no${wide}Sous un\n\n§${wide}Plus bas\n\n·${wide}Deux\n\nAprès`,
    'Avant\n\n- Un\n  - Sous un\n    - Plus bas\n- Deux\n\nAprès',
  ],
  [`·${wide}Un\n\n1.${wide}Premier\n\n2)\tSecond`, '- Un\n\n1. Premier\n2. Second'],
  ['•\tUn\n•\tDeux', '- Un\n- Deux'],
  ['| a | b |\n| c | d |\n\nAprès', '| a | b |\n| --- | --- |\n| c | d |\n\nAprès'],
  ['| a | b |\n| --- | --- |\n| c | d |\n| --- | --- |', '| a | b |\n| --- | --- |\n| c | d |'],
];

test('pasted lists and tables become Markdown', () => {
  for (const [pasted, kept] of KEPT) expect(withPastedParts(pasted)).toBe(kept);
});

test('marks of WhatsApp become bold and struck through', () => {
  for (const [pasted, kept] of [
    ['Du \\*vrai gras\\*, « \\*ici\\* »', 'Du **vrai gras**, « **ici** »'],
    ['\\*Un\\*\nDeux \\~trois\\~.', '**Un**\nDeux ~~trois~~.'],
    ['\\*\\*gras\\*\\* et \\*_les deux_\\*', '**gras** et **_les deux_**'],
    ['2 \\* 3 \\* 4, Prix\\*, \\*hors transport', '2 \\* 3 \\* 4, Prix\\*, \\*hors transport'],
  ] as const) {
    expect(withPastedParts(pasted)).toBe(kept);
  }
});

test('valid Markdown stays as it is', () => {
  const folders = ['articles', 'services', 'legal', 'printables'].map((item) => `content/${item}`);
  for (const folder of folders) {
    for (const name of readdirSync(folder)) {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      expect(withPastedParts(text), name).toBe(text);
    }
  }
  const own = '1. Un\n2. Deux\n\n- a\n- b\n\no mon pays, § 3, 3.5 km';
  expect(withPastedParts(own)).toBe(own);
});
