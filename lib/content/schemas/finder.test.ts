import { expect, test } from 'playwright/test';
import { formatProblem, readEntry } from '@/lib/content/read';
import { rolesIn } from '@/lib/content/tree';
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

/** A whole table; each test spoils one thing. */
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

const problemsOf = (text: string) =>
  readEntry('content/finder.yml', text, finder).problems.map(formatProblem);

const lineOf = (text: string) => FINDER.slice(0, FINDER.indexOf(text)).split('\n').length;

test('a table in which each answer has its advice is sound', () => {
  const entry = readEntry('content/finder.yml', FINDER, finder);
  expect(entry.problems.map(formatProblem)).toEqual([]);
  expect(entry.value?.results[0]).toMatchObject({ number: 1, who: [], need: [], services: [2] });
});

test('the services are looked up among those that there are', () => {
  const { value } = readEntry('content/finder.yml', FINDER, finder);
  const named = [...rolesIn(finder, value)].filter(({ role }) => role === 'service');
  expect(named.map(({ path, value: id }) => [path.join('.'), id])).toEqual([
    ['results.0.services.0', 2],
    ['results.1.services.0', 6],
    ['results.1.services.1', 1],
    ['results.2.services.0', 2],
  ]);
});

/** What is spoilt, what stands there, what is written instead, at which line and in what words it is refused. */
const faults: [promise: string, from: string, to: string, at: string, said: RegExp][] = [
  [
    'an answer without an advice',
    '  - number: 3\n',
    '  - number: 3\n    need: [soin]\n',
    'results:',
    /^Conseils : aucun conseil ne répond à « Le choix moi », « Le choix repas », « Le choix jour » :/,
  ],
  [
    'several answers without an advice, by the first of them',
    "  - number: 3\n    services: ['2']\n    why: Un infirmier.\n",
    '',
    'results:',
    /^Conseils : aucun conseil ne répond à « Le choix moi », « Le choix soin », « Le choix jour », ni à 2 autres suites/,
  ],
  [
    'an advice that nobody gets',
    '    who: [age]\n    need: [repas]\n',
    '    often: [nuit]\n',
    '  - number: 2',
    /^Conseils, n° 2, Numéro : ce conseil n’est jamais donné/,
  ],
  [
    'a word that no choice has',
    '[age]',
    '[agee]',
    '    who: [age]',
    /^Conseils, n° 2, Pour qui, n° 1 : « agee » n’est pas un mot-clé de cette question : écrivez l’un de ces mots : moi, age$/,
  ],
  [
    'two choices of one word',
    '- code: jour',
    '- code: nuit',
    '    - code: nuit',
    /^Question 4, quand, Choix, n° 2, Mot-clé : « nuit » est déjà un autre choix$/,
  ],
  [
    'two advices at one address',
    '  - number: 3',
    '  - number: 2',
    '  - number: 3',
    /^Conseils, n° 3, Numéro : ce numéro est déjà celui d’un autre conseil$/,
  ],
  [
    'an address that is no number',
    '  - number: 3',
    '  - number: trois',
    '  - number: 3',
    /^Conseils, n° 3, Numéro : écrivez un nombre entier plus grand que 0/,
  ],
  [
    'a service that is named twice',
    "['6', '1']",
    "['6', '6']",
    "    services: ['6', '1']",
    /^Conseils, n° 2, Services, n° 2 : ce service est déjà nommé/,
  ],
  [
    'a third service',
    "['6', '1']",
    "['6', '1', '2']",
    "    services: ['6', '1']",
    /^Conseils, n° 2, Services : il faut entre 1 et 2 éléments dans cette liste, il y en a 3$/,
  ],
];

for (const [promise, from, to, at, said] of faults) {
  test(`${promise} is refused, by its line and its field`, () => {
    expect(FINDER).toContain(from);
    const [first = '', ...others] = problemsOf(FINDER.replace(from, to));
    expect(others).toEqual([]);
    const [place = '', ...words] = first.split(' : ');
    expect(words.join(' : ')).toMatch(said);
    expect(place).toBe(`content/finder.yml, ligne ${lineOf(at)}`);
  });
}
