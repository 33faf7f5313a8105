import { expect, test } from 'playwright/test';
import { countryNames } from './countries';

test('names countries as people do', () => {
  const [names, english] = [countryNames('fr'), countryNames('en')];
  for (const [code, name] of Object.entries(names)) {
    // Composed letters: the type-ahead of a select does not match decomposed ones.
    expect.soft(name, code).toBe(name.normalize('NFC'));
    expect.soft(name, code).toMatch(/^\p{Lu}[\p{Ll}’]+(?:[ -](?:\p{Lu}|\p{Ll}|\()[\p{L}’]*\)?)*$/u);
  }
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  expect(english).toMatchObject({ CM: 'Cameroon', GB: 'United Kingdom', CD: 'Congo-Kinshasa' });
  expect(names).toMatchObject({ CM: 'Cameroun', CD: 'Congo-Kinshasa', CF: 'Centrafrique' });
});
