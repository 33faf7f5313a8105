import { expect, test } from 'playwright/test';
import { problemsWith } from '@/scripts/prepare/fileTesting';

const getProblems = (covered: string[], extraFee: string[], notCovered: string[] = []) =>
  problemsWith('content/area.yml', {
    'covered.neighbourhoods': covered,
    'extraFee.neighbourhoods': extraFee,
    'notCovered.neighbourhoods': notCovered,
  });

test('refuses a neighbourhood with two answers, naming its place', () => {
  expect(getProblems(['Mvog-Ada', 'Mballa 2'], ['Odza'], ['Soa'])).toEqual([]);
  expect(getProblems([], [])).toEqual([]);
  expect(getProblems(['Mvog-Ada'], ['Odza', 'mvog ada'])).toEqual([
    expect.stringMatching(
      /ligne \d+ : Oui, transport à payer, Quartiers, n° 2 : « mvog ada » est déjà dans « Oui » : un quartier n’a qu’une réponse/,
    ),
  ]);
  expect(getProblems(['Étoug-Ébé', 'Etoug Ebe'], [])).toEqual([
    expect.stringContaining('Oui, Quartiers, n° 2 : « Etoug Ebe » est déjà'),
  ]);
  expect(getProblems([], ['Nkolndongo / Nkoldongo'], ['Nkoldongo'])).toEqual([
    expect.stringContaining('« Nkoldongo » est déjà dans « Oui, transport à payer »'),
  ]);
});
