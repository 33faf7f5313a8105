import { expect, test } from 'playwright/test';
import { checkMarkdown } from './markdownRules';
import type { Targets } from './targets';

const targets = {
  pages: new Set(['/contact']),
  drafts: new Set(),
  publicFiles: new Set([
    '/photos/cour.JPG',
    '/photos/Dr Ngo.jpg',
    '/photos/été.jpg'.normalize('NFD'),
  ]),
} as unknown as Targets;

const messagesIn = (text: string) =>
  checkMarkdown(text, targets, (line, message) => ({ file: 'a.md', line, field: '', message })).map(
    ({ line, message }) => `${line} ${message}`,
  );

/** A line of a text, and its message. */
const FAULTS: [text: string, message: RegExp][] = [
  ['Nos heures\n---', /^2 cette ligne de tirets fait un titre/],
  ['Nos heures\n===', /^2 cette ligne de tirets fait un titre/],
  ['**Attention :**ne pas masser', /^2 « \*\* » s’affiche tel quel : écrivez \*\*gras\*\*/],
  ['Un mot\n** Attention ** au sel', /^3 « \*\* » s’affiche/],
  ['Du \\*gras\\* de WhatsApp', /^2 « \*gras\* » s’affiche/],
  ['Du ~barré~ de WhatsApp', /^2 « ~barré~ » s’affiche/],
  ['##Titre', /^2 « ## » s’affiche tel quel : mettez une espace/],
  ['- [ ] Une case', /^2 une case à cocher ne sert à rien/],
  ['- [x] Une case', /^2 une case à cocher ne sert à rien/],
  ['+ 237 6 99 12 34 56', /^2 un \+ suivi d’une espace ouvre une liste/],
  ['> 38 °C : appelez', /^2 un > au début d’une ligne/],
  ['1*3 par jour, puis 2*2', /^2 un \* entre deux chiffres disparaît/],
  ['*Dose : 1*3 par jour', /^2 un \* entre deux chiffres disparaît/],
  ['    Un retrait', /^2 les espaces au début/],
  ['![La cour](/photos/Dr Ngo.jpg)', /^2 l’adresse « .* » contient une espace : écrivez %20/],
  ['[Écrire](https://wa.me/237?text=Bonjour !)', /^2 l’adresse « .* » contient une espace/],
  ['![La cour](/photos/été.jpg)', /^2 les accents de « public\/photos\/été\.jpg »/],
];

for (const [text, message] of FAULTS) {
  test(`refuses ${JSON.stringify(text)} in Markdown`, () => {
    expect(messagesIn(`Avant.\n\n${text}\n\nAprès.`)).toEqual([expect.stringMatching(message)]);
  });
}

test('leaves what is meant', () => {
  for (const text of [
    'Ouvert 8h~12h et 14h~18h, à ~2 km ou ~3 km, 4 * 5 * 6, prix*',
    'Du *penché*, du _penché_, du **gras** : bien, et du ~~barré~~.',
    'Une partie.\n\n---\n\n- un\n\n+ deux\n\n> **En bref**\n>\n> 38 °C',
    'La dose est 1*3 par jour, jamais 2x2',
    'Nom : ______ , `**code**`',
    '![La cour](/photos/cour.JPG) ![Le docteur](/photos/Dr%20Ngo.jpg)',
    '![Le docteur](</photos/Dr Ngo.jpg>)',
  ]) {
    expect(messagesIn(text), text).toEqual([]);
  }
});
