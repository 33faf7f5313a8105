import { expect, test } from 'playwright/test';
import { problemsWith } from '@/scripts/prepare/fileTesting';
import { SIGN_GROUPS } from './signs';

const groups = Object.keys(SIGN_GROUPS);
const RED_FLAG = { code: 'fit', groups, words: 'Convulsions', step: 'hospital' };
const FEVER = { code: 'a', groups: ['adult'], words: 'Fièvre', step: 'today' };

const getProblems = (...signs: object[]) => problemsWith('content/signs.yml', { signs });

const faults: [sign: object, message: RegExp][] = [
  [
    { words: 'Fièvre ou frissons', step: 'hospital' },
    /n° 2, Signe : « Fièvre ou frissons » laisse un choix/,
  ],
  [
    { threshold: { measure: 'temperature', from: 38 } },
    /écrivez « … » là où le chiffre doit se lire/,
  ],
  [{ words: 'Fièvre …' }, /« … » attend un chiffre/],
  [
    { words: 'Tension …', threshold: { measure: 'pressure', from: 180 } },
    /une tension a un chiffre du haut et un chiffre du bas/,
  ],
  [
    { words: 'Sucre …', threshold: { measure: 'sugar', from: 2, below: 1 } },
    /écrivez l’un des deux/,
  ],
  [
    { words: 'Tension …', threshold: { measure: 'pressure', from: 160, lower: 11 } },
    /chiffre du bas, à partir de : « 11 » ne peut pas être juste : écrivez-le en mmHg/,
  ],
  [
    { words: 'Sucre …', threshold: { measure: 'sugar', below: 70 } },
    /« 70 » ne peut pas être juste : écrivez-le en g\/L : 0.7/,
  ],
  [{ step: 'hospital', onTheSpot: true }, /choisissez le geste qui passe avant/],
  [{ code: 'fit' }, /Signes, n° 2, Mot-clé : « fit » est déjà un autre signe/],
];

test('each fault of a sign has a French message', () => {
  for (const [fault, message] of faults) {
    const problems = getProblems(RED_FLAG, { ...FEVER, ...fault });
    expect.soft(problems, JSON.stringify(fault)).toEqual([expect.stringMatching(message)]);
  }
});

test('a group without a red flag is refused', () => {
  expect(getProblems({ ...RED_FLAG, groups: groups.filter((name) => name !== 'newborn') })).toEqual(
    [expect.stringMatching(/aucun signe n’envoie à l’hôpital pour « Un nouveau-né »/)],
  );
});
