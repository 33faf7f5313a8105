import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'playwright/test';
import { countryNames } from './countries';

const names = countryNames();
const entries = Object.entries(names);

test('each country of the phone library has a name of its own, and nothing else has one', () => {
  expect(Object.keys(names).sort()).toEqual([...getCountries()].sort());
  const spoken = entries.map(([, name]) => name.toLowerCase());
  expect(spoken.filter((name, index) => spoken.indexOf(name) !== index)).toEqual([]);
});

test('each name is written as French is', () => {
  for (const [code, name] of entries) {
    // One sign for each letter with its accent: by two, no key finds it.
    expect.soft(name, code).toBe(name.normalize('NFC'));
    expect.soft(name, code).toMatch(/^\p{Lu}[\p{Ll}’]+(?:[ -](?:\p{Lu}|\p{Ll}|\()[\p{L}’]*\)?)*$/u);
    // No abbreviation, no name of a state turned round or of long ago, no capital without its accent.
    expect
      .soft(name, code)
      .not.toMatch(/\bSt\b|République\)|Fédération|yougoslave|chinoise|Territoires/);
    expect.soft(name, code).not.toMatch(/\b(?:Iles?|Etats?|Emirats|E[cgqrt]\p{Ll})/u);
  }
});

test('the neighbours, and those whose names were wrong, are called as one says', () => {
  expect(names).toMatchObject({
    CM: 'Cameroun',
    GQ: 'Guinée équatoriale',
    GA: 'Gabon',
    CG: 'Congo-Brazzaville',
    CD: 'Congo-Kinshasa',
    CF: 'Centrafrique',
    TD: 'Tchad',
    NG: 'Nigeria',
    GB: 'Royaume-Uni',
    US: 'États-Unis',
    SJ: 'Svalbard et Jan Mayen',
    SK: 'Slovaquie',
    GY: 'Guyana',
    GF: 'Guyane française',
    MK: 'Macédoine du Nord',
    SZ: 'Eswatini',
    BH: 'Bahreïn',
    KW: 'Koweït',
    EG: 'Égypte',
    ET: 'Éthiopie',
    EC: 'Équateur',
    ER: 'Érythrée',
    YE: 'Yémen',
    CK: 'Îles Cook',
    CV: 'Cap-Vert',
    CI: 'Côte d’Ivoire',
    RU: 'Russie',
    MU: 'Île Maurice',
    MM: 'Birmanie',
    HK: 'Hong Kong',
    PS: 'Palestine',
    VA: 'Vatican',
    VN: 'Vietnam',
  });
});

test('the names are French, and not what a Node.js without the languages would give', () => {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const same = entries.filter(([code, name]) => english.of(code) === name);
  expect(same.length).toBeLessThan(entries.length / 2);
});
