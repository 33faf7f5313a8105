import { expect, test } from 'playwright/test';
import { problemsWith } from '@/scripts/prepare/fileTesting';

const choices = (...codes: string[]) =>
  codes.map((code) => ({ code, label: `Le choix ${code}`, icon: 'moon' }));
const result = (number: number, conditions: object, services = ['2']) => ({
  ...{ number, services, why: 'Un infirmier.' },
  ...conditions,
});

/** Two choices in each question. */
const CHOICES = {
  'who.choices': choices('moi', 'age'),
  'need.choices': choices('soin', 'repas'),
  'often.choices': choices('jour', 'nuit'),
};
const NIGHT = result(1, { often: ['nuit'] });
const MEALS = result(2, { who: ['age'], need: ['repas'] });
const ALL = result(3, {});

test('accepts a table with a recommendation for each answer', () => {
  expect(problemsWith('content/finder.yml', { ...CHOICES, results: [NIGHT, MEALS, ALL] })).toEqual(
    [],
  );
});

const faults: [changes: Record<string, unknown>, message: RegExp][] = [
  [
    { results: [NIGHT, MEALS, { ...ALL, need: ['soin'] }] },
    /Conseils : aucun conseil ne répond à « Le choix moi », « Le choix repas », « Le choix jour » :/,
  ],
  [
    { results: [NIGHT, MEALS] },
    /Conseils : aucun conseil ne répond à « Le choix moi », .*, ni à 2 autres suites/,
  ],
  [{ results: [NIGHT, { ...NIGHT, number: 2 }, ALL] }, /Conseils, n° 2, Numéro : .* jamais donné/],
  [
    { results: [{ ...MEALS, who: ['agee'] }, ALL] },
    /ligne \d+ : .*, Pour qui, n° 1 : « agee » .*ces mots : moi, age$/,
  ],
  [
    { 'often.choices': choices('nuit', 'nuit'), results: [ALL] },
    /Question 4, .*, Mot-clé : « nuit » est déjà un autre choix$/,
  ],
  [
    { 'need.choices': [{ ...choices('soin')[0], notFor: ['lui'] }, ...choices('repas')] },
    /Question 3, .*, Pas proposé à, n° 1 : « lui » n’est pas un mot-clé de « Pour qui »/,
  ],
  [
    { results: [NIGHT, { ...ALL, number: 1 }] },
    /Conseils, n° 2, Numéro : ce numéro est déjà celui d’un autre/,
  ],
  [
    { results: [result(1, {}, ['6', '6'])] },
    /Conseils, n° 1, Services, n° 2 : ce service est déjà nommé/,
  ],
];

test('each fault of the table has a French message', () => {
  for (const [changes, message] of faults) {
    const problems = problemsWith('content/finder.yml', { ...CHOICES, results: [ALL], ...changes });
    expect.soft(problems, JSON.stringify(changes)).toEqual([expect.stringMatching(message)]);
  }
});
