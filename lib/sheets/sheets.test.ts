import { expect, test } from 'playwright/test';
import { readEntry } from '@/lib/content/read';
import { sheet } from '@/lib/content/schemas/sheets';
import { cellCapacity, fieldCapacity, linesTooMany, printedHeight } from '@/lib/sheets/sheets';

/** What is said of a sheet with these blocks. */
function problemsOf(blocks: string): string[] {
  const text = `---
title: Essai
order: 1
use: Pour essayer.
when: Maintenant.
description: Une fiche d’essai dont le résumé compte assez de caractères pour être accepté.
icon: house
color: mint
image: { src: /essai.svg }
blocks:
${blocks}
---

Un conseil.
`;
  return readEntry('content/sheets/essai.md', text, sheet).problems.map(
    ({ field, message }) => `${field} : ${message}`,
  );
}

test('a field takes fewer letters after a longer label, on a narrower line and in a frame', () => {
  const { first, others } = fieldCapacity({ label: 'Nom' });
  expect(first).toBeGreaterThan(45);
  expect(others).toBeGreaterThan(first);
  expect(fieldCapacity({ label: 'Nom de famille' }).first).toBeLessThan(first);
  expect(fieldCapacity({ label: 'Nom', width: 'half' }).first).toBeLessThan(first / 2);
  expect(fieldCapacity({ label: 'Nom' }, { look: 'frame' }).first).toBeLessThan(first);
});

test('a cell takes its share of the line, and never as much as the whole of it', () => {
  const narrow = { label: 'Midi', width: 'narrow' } as const;
  const wide = { label: 'Nom', width: 'wide' } as const;
  expect(cellCapacity(wide, [wide, narrow])).toBeGreaterThan(
    3 * cellCapacity(narrow, [wide, narrow]),
  );
  expect(cellCapacity(wide, [wide, wide])).toBeLessThan(cellCapacity(wide, [wide]) / 2);
});

test('a label that leaves no room to write is refused, and says what to do', () => {
  const long = 'Le nom et le prénom de la personne';
  expect(problemsOf(`  - fields: [{ label: ${long}, width: third }]`)).toEqual([
    `Blocs de la fiche, n° 1, Champs à remplir, n° 1, Libellé : « ${long} » ne laisse pas de place pour écrire : raccourcissez ce libellé ou choisissez une largeur plus grande`,
  ]);
  expect(problemsOf(`  - fields: [{ label: ${long} }]`)).toEqual([]);
});

test('a column that leaves no room to write is refused', () => {
  const columns = ['wide', 'wide', 'wide', 'wide', 'wide', 'narrow']
    .map((width) => `{ label: Dose, width: ${width} }`)
    .join(', ');
  expect(problemsOf(`  - table: { row: Jour, rows: 3, columns: [${columns}] }`)).toEqual([
    expect.stringMatching(
      /Colonnes, n° 6, Largeur : il n’y a plus de place pour écrire sous « Dose »/,
    ),
  ]);
});

test('one page is filled to its foot and no further; each line more is counted', () => {
  const parse = (blocks: number) =>
    sheet.shape.blocks.parse([
      { fields: Array.from({ length: blocks }, () => ({ label: 'Nom' })) },
    ]);
  expect(linesTooMany(parse(20))).toBe(0);
  expect(linesTooMany(parse(60))).toBeGreaterThan(linesTooMany(parse(40)) + 20);
});

test('two halves stand side by side: together they cost what the taller one does', () => {
  const points = ['Fièvre', 'Toux', 'Frissons'];
  const parse = (...blocks: object[]) => sheet.shape.blocks.parse(blocks);
  const tall = { half: true, points };
  const short = { half: true, points: ['Fièvre'] };
  const alone = printedHeight(parse(tall));
  expect(printedHeight(parse(tall, short))).toBe(alone);
  expect(printedHeight(parse(short, tall))).toBe(alone);
  expect(printedHeight(parse(tall, { ...tall, half: false }))).toBeGreaterThan(alone);
});
