import { expect, test } from 'playwright/test';
import { formatProblem, readEntry } from '@/lib/contentLoader/entries/readEntry';
import { finder } from './finder';

const question = (name: string, codes: string[]) =>
  [
    `${name}:`,
    `  question: Laquelle ?`,
    `  choices:`,
    ...codes.flatMap((code) => [
      `    - code: ${code}`,
      `      label: Le choix ${code}`,
      `      icon: moon`,
    ]),
  ].join('\n');

/** A valid table; each test invalidates one value. */
const FINDER = `lead: Quatre questions.
invitation:
  title: Vous hésitez ?
  text: Une phrase.
  label: Trouver
danger:
  question: Un danger ?
  hint: Par exemple.
  yes: Oui
  urgent: Pas demain
  no: Non
  heading: À l’hôpital
  urgentHeading: Appelez
  urgentText: Le téléphone.
${question('who', ['moi', 'age'])}
${question('need', ['soin', 'repas'])}
${question('often', ['jour', 'nuit'])}
talk:
  heading: Parler
  text: Appelez.
results:
  - number: 1
    often: [nuit]
    services: ['2']
    why: La nuit, un infirmier.
  - number: 2
    who: [age]
    need: [repas]
    services: ['6', '1']
    why: Deux personnes.
  - number: 3
    services: ['2']
    why: Un infirmier.
`;

const getProblems = (text: string) =>
  readEntry('content/finder.yml', text, finder).problems.map(formatProblem);

test('accepts a table with a recommendation for each answer', () => {
  const entry = readEntry('content/finder.yml', FINDER, finder);
  expect(entry.problems.map(formatProblem)).toEqual([]);
  expect(entry.value?.results[0]).toMatchObject({ number: 1, who: [], need: [], services: [2] });
});

/** A change of the table, and the expected message. */
const faults: [from: string, to: string, message: RegExp][] = [
  [
    '  - number: 3\n',
    '  - number: 3\n    need: [soin]\n',
    /Conseils : aucun conseil ne répond à « Le choix moi », « Le choix repas », « Le choix jour » :/,
  ],
  [
    "  - number: 3\n    services: ['2']\n    why: Un infirmier.\n",
    '',
    /Conseils : aucun conseil ne répond à « Le choix moi », .*, ni à 2 autres suites/,
  ],
  ['who: [age]\n    need: [repas]', 'often: [nuit]', /Conseils, n° 2, Numéro : .* jamais donné/],
  ['[age]', '[agee]', /ligne \d+ : .*, Pour qui, n° 1 : « agee » .*ces mots : moi, age$/],
  ['- code: jour', '- code: nuit', /Question 4, .*, Mot-clé : « nuit » est déjà un autre choix$/],
  [
    '  - number: 3',
    '  - number: 2',
    /Conseils, n° 3, Numéro : ce numéro est déjà celui d’un autre/,
  ],
  ["['6', '1']", "['6', '6']", /Conseils, n° 2, Services, n° 2 : ce service est déjà nommé/],
];

test('each fault of the table has a French message', () => {
  for (const [from, to, message] of faults) {
    expect(FINDER).toContain(from);
    expect
      .soft(getProblems(FINDER.replace(from, to)), to)
      .toEqual([expect.stringMatching(message)]);
  }
});
