import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'playwright/test';
import { countryNames } from './countries';

const names = countryNames();

test('names each country of the phone library, no other', () => {
  expect(Object.keys(names).sort()).toEqual([...getCountries()].sort());
  expect(new Set(Object.values(names)).size).toBe(getCountries().length);
});

test('each name is written as French is', () => {
  for (const [code, name] of Object.entries(names)) {
    // One sign for each letter with its accent: by two, no key finds it.
    expect.soft(name, code).toBe(name.normalize('NFC'));
    expect.soft(name, code).toMatch(/^\p{Lu}[\p{Ll}’]+(?:[ -](?:\p{Lu}|\p{Ll}|\()[\p{L}’]*\)?)*$/u);
  }
});

test('uses everyday names for countries', () => {
  expect(names).toMatchObject({
    CM: 'Cameroun',
    GQ: 'Guinée équatoriale',
    CG: 'Congo-Brazzaville',
    CD: 'Congo-Kinshasa',
    CF: 'Centrafrique',
    TD: 'Tchad',
    US: 'États-Unis',
    CI: 'Côte d’Ivoire',
    MU: 'Île Maurice',
    VN: 'Vietnam',
  });
});
