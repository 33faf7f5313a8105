import { expect, test } from 'playwright/test';
import { problemsWith } from '@/scripts/prepare/fileTesting';
import { FIRST_AID_NAMES } from './firstAidNames';

const codes = Object.keys(FIRST_AID_NAMES);
const guides = codes.map((code) => ({
  ...{ code, title: 'Le geste', when: 'Maintenant.', lines: ['Faites ceci.', 'Puis cela.'] },
  ...{ never: 'Ne courez jamais.', image: { src: '/geste.svg' }, color: 'mint' },
}));

const getProblems = (first: object) =>
  problemsWith('content/first-aid.yml', {
    guides: [{ ...guides[0], ...first }, ...guides.slice(1)],
  });

test('requires each guide once', () => {
  expect(getProblems({})).toEqual([]);
  expect(getProblems({ code: 'burn' })).toEqual([
    expect.stringMatching(/Gestes : le geste « Étouffement » doit être dans la liste, une fois/),
    expect.stringMatching(/Gestes : le geste « Brûlure » doit être dans la liste, une fois/),
  ]);
});

test('requires «jamais» in what not to do', () => {
  expect(getProblems({ never: 'Ne courez pas.' })).toEqual([
    expect.stringMatching(/n° 1, Ne jamais : écrivez le mot « jamais »/),
  ]);
});

test('requires a hospital’s needs and check date', () => {
  const items = [
    { needs: ['emergency'], checked: '2026-11-01' },
    { needs: [] },
    { needs: ['chats'], checked: 'hier' },
  ].map((hospital) => ({ name: 'Un', neighbourhood: 'Messa', ...hospital }));
  expect(problemsWith('content/hospitals.yml', { items })).toEqual([
    expect.stringMatching(/Hôpitaux, n° 2, Pour quoi : il faut au moins 1/),
    expect.stringMatching(/Hôpitaux, n° 3, Pour quoi, n° 1 : « chats »/),
    expect.stringMatching(/Hôpitaux, n° 3, Vérifié le : « hier »/),
  ]);
});
