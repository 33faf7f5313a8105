import { expect, test } from 'playwright/test';
import { readEntry } from '@/lib/contentLoader/entries/readEntry';
import { printable } from '@/lib/content/schemas/printables';

/** The problems of a printable with these blocks. */
function getProblems(blocks: string): string[] {
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
  return readEntry('content/printables/essai.md', text, printable).problems.map(
    ({ field, message }) => `${field} : ${message}`,
  );
}

test('refuses a label that leaves no space to write', () => {
  const long = 'Le nom et le prénom de la personne';
  expect(getProblems(`  - fields: [{ label: ${long}, width: third }]`)).toEqual([
    `Blocs de la fiche, n° 1, Champs à remplir, n° 1, Libellé : « ${long} » ne laisse pas de place pour écrire : raccourcissez ce libellé ou choisissez une largeur plus grande`,
  ]);
  expect(getProblems(`  - fields: [{ label: ${long} }]`)).toEqual([]);
});

test('a column that leaves no space to write is refused', () => {
  const columns = ['wide', 'wide', 'wide', 'wide', 'wide', 'narrow']
    .map((width) => `{ label: Dose, width: ${width} }`)
    .join(', ');
  expect(getProblems(`  - table: { row: Jour, rows: 3, columns: [${columns}] }`)).toEqual([
    expect.stringMatching(
      /Colonnes, n° 6, Largeur : il n’y a plus de place pour écrire sous « Dose »/,
    ),
  ]);
});
