import { expect, test } from 'playwright/test';
import { formatProblem, readEntry } from '@/lib/contentLoader/entries/readEntry';
import { firstAidPage } from './firstAid';
import { FIRST_AID_NAMES } from './firstAidNames';
import { hospitals } from './hospitals';

const guide = (code: string) => `  - code: ${code}
    title: Le geste
    when: Maintenant.
    lines: [Faites ceci., Puis cela.]
    never: Ne courez jamais.
    image: { src: /geste.svg }
    color: mint
`;

/** A valid list; each test invalidates one value. */
const GESTURES = `lead: Des gestes.
leaveFirst: { heading: Partez, text: Vite. }
neverLabel: Jamais
guides:
${Object.keys(FIRST_AID_NAMES).map(guide).join('')}`;

const getProblems = (text: string) =>
  readEntry('content/first-aid.yml', text, firstAidPage).problems.map(formatProblem);

test('a list of each guide once is valid', () => {
  expect(getProblems(GESTURES)).toEqual([]);
});

test('requires each guide once', () => {
  const twice = GESTURES.replace('code: choking', 'code: burn');
  expect(getProblems(twice)).toEqual([
    expect.stringMatching(/Gestes : le geste « Étouffement » \(choking\) manque/),
    expect.stringMatching(/Gestes, n° 9, Geste : le geste « Brûlure » \(burn\) est déjà plus haut/),
  ]);
});

test('requires «jamais» in what not to do', () => {
  const mild = GESTURES.replace('Ne courez jamais.', 'Ne courez pas.');
  expect(getProblems(mild)).toEqual([
    expect.stringMatching(/n° 1, Ne jamais : écrivez le mot « jamais »/),
  ]);
});

test('requires a hospital’s needs and check date', () => {
  const text = `heading: Où aller
lead: Au plus près.
toCheck: à vérifier
noNumber: Aucun.
items:
  - { name: Un, neighbourhood: Messa, needs: [emergency], checked: '2026-11-01' }
  - { name: Deux, neighbourhood: Messa, needs: [] }
  - { name: Trois, neighbourhood: Messa, needs: [chats], checked: hier }
`;
  expect(readEntry('content/hospitals.yml', text, hospitals).problems.map(formatProblem)).toEqual([
    expect.stringMatching(/ligne 7 : Hôpitaux, n° 2, Pour quoi : il faut au moins 1/),
    expect.stringMatching(/ligne 8 : Hôpitaux, n° 3, Pour quoi, n° 1 : « chats »/),
    expect.stringMatching(/ligne 8 : Hôpitaux, n° 3, Vérifié le : « hier »/),
  ]);
});
