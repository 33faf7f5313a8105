import { expect, test } from 'playwright/test';
import { signs as content } from '@/lib/content/generated/signs';
import { formatProblem, readEntry } from '@/lib/content/read';
import { SIGN_GROUPS, signs, spellThreshold } from './signs';

/** One grave sign, named by every group; each test adds or spoils something. */
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

const problemsOf = (text: string) =>
  readEntry('content/signs.yml', text, signs).problems.map(formatProblem);

test('a list in which every group has a grave sign is sound', () => {
  expect(problemsOf(SIGNS)).toEqual([]);
});

const faults: [what: string, added: string, said: RegExp][] = [
  [
    'a grave sign that leaves a choice',
    '  - { code: a, groups: [adult], words: Fièvre ou frissons, step: hospital }',
    /Signes, n° 2, Signe : « Fièvre ou frissons » laisse un choix/,
  ],
  [
    'two signs of one code',
    '  - { code: fit, groups: [adult], words: Tremblements, step: today }',
    /Signes, n° 2, Mot-clé : « fit » est déjà un autre signe/,
  ],
  [
    'a threshold that has no place',
    '  - { code: a, groups: [adult], words: Fièvre, step: today, threshold: { measure: temperature, from: 38 } }',
    /écrivez « … » là où le chiffre doit se lire/,
  ],
  [
    'a place without its threshold',
    "  - { code: a, groups: [adult], words: 'Fièvre …', step: today }",
    /« … » attend un chiffre/,
  ],
  [
    'a pressure of one number',
    "  - { code: a, groups: [adult], words: 'Tension …', step: today, threshold: { measure: pressure, from: 180 } }",
    /une tension a un chiffre du haut et un chiffre du bas/,
  ],
  [
    'a threshold of both sides',
    "  - { code: a, groups: [adult], words: 'Sucre …', step: today, threshold: { measure: sugar, from: 2, below: 1 } }",
    /écrivez l’un des deux/,
  ],
  [
    'what is done on the spot without its gesture',
    '  - { code: a, groups: [adult], words: Étouffement, step: hospital, onTheSpot: true }',
    /choisissez le geste qui passe avant le départ/,
  ],
];

for (const [what, added, said] of faults) {
  test(`${what} is refused`, () => {
    expect(problemsOf(`${SIGNS}${added}\n`)).toEqual([expect.stringMatching(said)]);
  });
}

test('a group without a grave sign is refused', () => {
  expect(problemsOf(SIGNS.replace('newborn, ', '').replace('[newborn', '['))).toEqual([
    expect.stringMatching(/aucun signe n’envoie à l’hôpital pour « Un nouveau-né »/),
  ]);
});

test('a threshold is said as a cuff or a meter shows it, and of a pressure one number suffices', () => {
  expect(spellThreshold({ measure: 'pressure', from: 160, lower: 110 })).toBe(
    'à partir de 16 en haut, de 11 en bas : un seul suffit (160/110)',
  );
  expect(spellThreshold({ measure: 'sugar', below: 0.7 })).toBe(
    'au-dessous de 0,70 g/L (70 mg/dL)',
  );
  expect(spellThreshold({ measure: 'temperature', from: 37.5 })).toBe('à partir de 37,5 °C');
});

test('every threshold of the site stands in the words of its sign', () => {
  const measured = content.signs.filter(({ threshold }) => threshold);
  expect(measured.length).toBeGreaterThan(10);
  for (const { words } of measured) expect(words).toMatch(/\d/);
});
