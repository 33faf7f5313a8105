import { expect, test } from 'playwright/test';
import { GESTURE_PARTS } from '@/lib/danger/gestures';
import { formatProblem, readEntry } from '@/lib/content/read';
import { gesturesPage } from './gestures';
import { hospitals } from './hospitals';

const gesture = (code: string) => `  - code: ${code}
    title: Le geste
    when: Maintenant.
    lines: [Faites ceci., Puis cela.]
    never: Ne courez jamais.
    image: { src: /geste.svg }
    color: mint
`;

/** A whole list; each test spoils one thing. */
const GESTURES = `lead: Des gestes.
leaveFirst: { heading: Partez, text: Vite. }
neverLabel: Jamais
gestures:
${Object.keys(GESTURE_PARTS).map(gesture).join('')}`;

const problemsOf = (text: string) =>
  readEntry('content/gestures.yml', text, gesturesPage).problems.map(formatProblem);

test('a list in which each gesture stands once is sound', () => {
  expect(problemsOf(GESTURES)).toEqual([]);
});

test('no gesture is missing, none stands twice: signs lead to them', () => {
  const twice = GESTURES.replace('code: choking', 'code: burn');
  expect(problemsOf(twice)).toEqual([
    expect.stringMatching(/Gestes : le geste « Étouffement » \(choking\) manque/),
    expect.stringMatching(/Gestes, n° 9, Geste : le geste « Brûlure » \(burn\) est déjà plus haut/),
  ]);
});

test('what must never be done says so', () => {
  const mild = GESTURES.replace('Ne courez jamais.', 'Ne courez pas.');
  expect(problemsOf(mild)).toEqual([
    expect.stringMatching(/n° 1, Ne jamais : écrivez le mot « jamais »/),
  ]);
});

test('a hospital is for something, and is checked on a day', () => {
  const text = `heading: Où aller
lead: Au plus près.
toCheck: à vérifier
noNumber: Aucun.
items:
  - { name: Un, quarter: Messa, needs: [emergency], checked: '2026-11-01' }
  - { name: Deux, quarter: Messa, needs: [] }
  - { name: Trois, quarter: Messa, needs: [chats], checked: hier }
`;
  expect(readEntry('content/hospitals.yml', text, hospitals).problems.map(formatProblem)).toEqual([
    expect.stringMatching(/ligne 7 : Hôpitaux, n° 2, Pour quoi : il faut au moins 1/),
    expect.stringMatching(/ligne 8 : Hôpitaux, n° 3, Pour quoi, n° 1 : « chats »/),
    expect.stringMatching(/ligne 8 : Hôpitaux, n° 3, Vérifié le : « hier »/),
  ]);
});
