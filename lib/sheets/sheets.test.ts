import { expect, test } from 'playwright/test';
import { readEntry } from '@/lib/content/read';
import { sheet } from '@/lib/content/schemas/sheets';
import { cellRoom, fieldRoom } from '@/lib/sheets/sheets';

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

test('a field has less room beside a longer label and on a narrower line', () => {
  const whole = fieldRoom({ label: 'Nom' });
  expect(fieldRoom({ label: 'Nom de famille' })).toBeLessThan(whole);
  expect(fieldRoom({ label: 'Nom', width: 'half' })).toBeLessThan(whole / 2);
  expect(fieldRoom({ label: 'Nom' }, { half: true })).toBeLessThan(whole / 2);
});

test('a cell has its share of the line', () => {
  const narrow = { width: 'narrow' } as const;
  const wide = { width: 'wide' } as const;
  expect(cellRoom(wide, [wide, narrow])).toBeGreaterThan(3 * cellRoom(narrow, [wide, narrow]));
  expect(cellRoom(wide, [wide, wide])).toBeLessThan(cellRoom(wide, [wide]) / 2);
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
