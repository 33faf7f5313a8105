import { expect, test } from 'playwright/test';
import { formatProblem, readEntry } from '@/lib/contentLoader/entries/readEntry';
import { area } from './area';

const answer = (neighbourhoods: string) => `
  title: Nous venons
  text: Le transport est compris.
  confirmed: false
  neighbourhoods: [${neighbourhoods}]`;

const getProblems = (covered: string, extraFee: string, notCovered = '', map: string[] = []) => {
  const text = `heading: Où
lead: Cherchez.
fieldLabel: Votre quartier
listLabel: Tous
mapLabel: Le plan
mapNote: Simplifié.
covered:${answer(covered)}
extraFee:${answer(extraFee)}
notCovered:${answer(notCovered)}
map: [${map.join(', ')}]
unknown: Demandez-nous.
unreachable: Voyez la liste.
`;
  return readEntry('content/area.yml', text, area).problems.map(formatProblem);
};

test('refuses a neighbourhood with two answers, naming its place', () => {
  expect(getProblems("Mvog-Ada, 'Mballa 2'", 'Odza', 'Soa')).toEqual([]);
  expect(getProblems('', '', '')).toEqual([]);
  expect(getProblems('Mvog-Ada', 'Odza, mvog ada')).toEqual([
    'content/area.yml, ligne 16 : Oui, transport à payer, Quartiers, n° 2 : « mvog ada » est déjà dans « Oui » : un quartier n’a qu’une réponse',
  ]);
  expect(getProblems('Étoug-Ébé, Etoug Ebe', '')).toEqual([
    expect.stringContaining('Oui, Quartiers, n° 2 : « Etoug Ebe » est déjà'),
  ]);
  expect(getProblems('', 'Nkolndongo / Nkoldongo', 'Nkoldongo')).toEqual([
    expect.stringContaining('« Nkoldongo » est déjà dans « Oui, transport à payer »'),
  ]);
});

test('refuses a place on the map that is taken or of no neighbourhood', () => {
  const place = (name: string, y: number) => `{ name: ${name}, x: 1, y: ${y} }`;
  expect(getProblems('Odza', 'Soa', '', [place('Odza', 1), place('Soa', 2)])).toEqual([]);
  expect(getProblems('Odza', 'Soa', '', [place('Odza', 1), place('Soa', 1)])).toEqual([
    expect.stringContaining('« Odza » est déjà à cette place'),
  ]);
  expect(getProblems('Odza', '', '', [place('Lune', 1)])).toEqual([
    expect.stringContaining('« Lune » n’est dans aucune liste'),
  ]);
});
