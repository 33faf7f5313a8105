import { expect, test } from 'playwright/test';
import { formatProblem, readEntry } from '@/lib/contentLoader/entries/readEntry';
import { SIGN_GROUPS, signs } from './signs';

/** One red flag, in every group; each test adds or invalidates something. */
const SIGNS = `groups:
${Object.keys(SIGN_GROUPS)
  .map((code) => `  - code: ${code}\n    heading: Titre`)
  .join('\n')}
signs:
  - code: fit
    groups: [${Object.keys(SIGN_GROUPS).join(', ')}]
    words: Convulsions
    step: hospital
`;

const getProblems = (text: string) =>
  readEntry('content/signs.yml', text, signs).problems.map(formatProblem);

test('accepts a list with a red flag in every group', () => {
  expect(getProblems(SIGNS)).toEqual([]);
});

const faults: [sign: string, message: RegExp][] = [
  [
    'words: Fièvre ou frissons, step: hospital',
    /n° 2, Signe : « Fièvre ou frissons » laisse un choix/,
  ],
  [
    'words: Fièvre, step: today, threshold: { measure: temperature, from: 38 }',
    /écrivez « … » là où le chiffre doit se lire/,
  ],
  ["words: 'Fièvre …', step: today", /« … » attend un chiffre/],
  [
    "words: 'Tension …', step: today, threshold: { measure: pressure, from: 180 }",
    /une tension a un chiffre du haut et un chiffre du bas/,
  ],
  [
    "words: 'Sucre …', step: today, threshold: { measure: sugar, from: 2, below: 1 }",
    /écrivez l’un des deux/,
  ],
  ['words: Étouffement, step: hospital, onTheSpot: true', /choisissez le geste qui passe avant/],
];

test('each fault of a sign has a French message', () => {
  for (const [sign, message] of faults) {
    const text = `${SIGNS}  - { code: a, groups: [adult], ${sign} }\n`;
    expect.soft(getProblems(text), sign).toEqual([expect.stringMatching(message)]);
  }
  const twice = `${SIGNS}  - { code: fit, groups: [adult], words: Tremblements, step: today }\n`;
  expect(getProblems(twice)).toEqual([
    expect.stringMatching(/Signes, n° 2, Mot-clé : « fit » est déjà un autre signe/),
  ]);
});

test('a group without a red flag is refused', () => {
  expect(getProblems(SIGNS.replace('newborn, ', '').replace('[newborn', '['))).toEqual([
    expect.stringMatching(/aucun signe n’envoie à l’hôpital pour « Un nouveau-né »/),
  ]);
});
