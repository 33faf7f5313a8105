import { expect, test } from 'playwright/test';
import { checkMarkdown } from './markdownRules';
import type { Targets } from './targets';

const targets = {
  pages: new Set(['/contact']),
  drafts: new Set(),
  publicFiles: new Set(['/photos/cour.JPG', '/photos/Dr Ngo.jpg']),
} as unknown as Targets;

const messagesIn = (text: string) =>
  checkMarkdown(text, targets, (line, message) => ({ file: 'a.md', line, field: '', message })).map(
    ({ line, message }) => `${line} ${message}`,
  );

/** A line of a text, and its message. */
const FAULTS: [text: string, message: RegExp][] = [
  ['Nos heures\n---', /^2 cette ligne de tirets fait un titre/],
  ['- [ ] Une case', /^2 une case à cocher ne sert à rien/],
  ['    Un retrait', /^2 les espaces au début/],
  ['+ 237 6 99 12 34 56', /^2 un \+ suivi d’une espace ouvre une liste/],
  ['> 38 °C : appelez', /^2 un > au début d’une ligne/],
  ['1*3 par jour, puis 2*2', /^2 un \* entre deux chiffres disparaît/],
  ['![La cour](/photos/Dr Ngo.jpg)', /^2 l’adresse « .* » contient une espace : écrivez %20/],
  [
    '[Écrire](https://wa.me/237699123456?text=Bonjour !)',
    /^2 l’adresse « .* » contient une espace/,
  ],
  ['[Source]: https://exemple.com/a', /^2 « \[Source\]: https.* » ne s’afficherait pas/],
  ['[ici](/contact "Nos heures")', /^2 « Nos heures » ne s’afficherait pas/],
  ['Un mot [](/contact)', /^2 « \[\]\(\/contact\) » ne s’afficherait pas/],
  ['```Lundi\nMardi\n```', /^2 « Lundi » ne s’afficherait pas/],
  ['- Prix\n\n  | a | b |\n  | --- | --- |\n  | c | d | e |', /^4 les lignes de ce tableau/],
  ['[Appelez](tel:699123456)', /^2 « tel:.* : écrivez tel:\+237699123456$/],
  ['[Appelez](tel:0023769912345)', /^2 « tel:.* : écrivez par exemple tel:\+237699123456$/],
  ['[Écrivez](https://wa.me/699123456)', /^2 « .* » .* : écrivez https:\/\/wa\.me\/237699123456$/],
  ['[Écrivez](https://wa.me/00237699123456?text=Bonjour)', /^2 « .* : écrivez https:\/\/wa\.me/],
  ['[Écrivez](https://wa.me/?text=Bonjour)', /^2 « .* » n’appelle pas/],
  ['[Écrivez](https://api.whatsapp.com/send?text=a&phone=699123456)', /^2 « .* » n’appelle pas/],
  ['[6 99 12 34 56](tel:+237677123456)', /^2 ce lien montre « 6 99 12 34 56 » et mène à \+237677/],
  ['[Écrivez](mailto:contact)', /^2 « mailto:contact » n’écrit à personne/],
  ['[a@exemple.com](mailto:b@exemple.com)', /^2 ce lien montre « a@exemple.com » et mène à b@/],
];

test('refuses what would be shown, lost or changed', () => {
  for (const [text, message] of FAULTS) {
    const messages = messagesIn(`Avant.\n\n${text}\n\nAprès.`);
    expect.soft(messages, text).toEqual([expect.stringMatching(message)]);
  }
});

test('leaves what is meant', () => {
  for (const text of [
    'Une partie.\n\n---\n\n- un\n\n+ deux\n\n> **En bref**\n>\n> 38 °C',
    'La dose est 1*3 par jour, jamais 2x2',
    ' 9. Neuf\n10. Dix\n\n    - Sous dix\n\n      1) Un\n\n- a\n  - b\n- c',
    '[Appelez le +237 6 99 12 34 56](tel:+237-699-123456) ou le [119](tel:119), <a@exemple.com>',
    '[06 12 34 56 78](tel:+33612345678) [6.99.12.34.56](https://wa.me/237699123456?text=a)',
    '[00237 699 12 34 56](https://api.whatsapp.com/send?phone=+237699123456&text=a)',
    '[Écrivez](https://wa.me/message/ABC123) https://wa.me/33612345678 [{email}](mailto:{email})',
    '![La cour](/photos/cour.JPG) ![Le docteur](/photos/Dr%20Ngo.jpg)',
    '![Le docteur](</photos/Dr Ngo.jpg>)',
  ]) {
    expect(messagesIn(text), text).toEqual([]);
  }
});
