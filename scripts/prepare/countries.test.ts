import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'playwright/test';
import { countryNames } from './countries';

const names = countryNames('fr');

test('names each country of the phone library, no other', () => {
  expect(Object.keys(names).sort()).toEqual([...getCountries()].sort());
  expect(new Set(Object.values(names)).size).toBe(getCountries().length);
});

test('names are written as French is', () => {
  for (const [code, name] of Object.entries(names)) {
    // Composed letters: the type-ahead of a select does not match decomposed ones.
    expect.soft(name, code).toBe(name.normalize('NFC'));
    expect.soft(name, code).toMatch(/^\p{Lu}[\p{Ll}’]+(?:[ -](?:\p{Lu}|\p{Ll}|\()[\p{L}’]*\)?)*$/u);
  }
});

test('names the same countries in English, by everyday names', () => {
  const english = countryNames('en');
  expect(Object.keys(english)).toEqual(Object.keys(names));
  expect(english).toMatchObject({ CM: 'Cameroon', GB: 'United Kingdom', CD: 'Congo-Kinshasa' });
  expect(names).toMatchObject({ CM: 'Cameroun', CD: 'Congo-Kinshasa', CF: 'Centrafrique' });
});
