import { getCountries } from 'libphonenumber-js/min';

/** What people say, where the name that Node.js knows is an office's. */
const AS_SAID: Readonly<Record<string, string>> = {
  CF: 'Centrafrique',
  HK: 'Hong Kong',
  MM: 'Birmanie',
  MO: 'Macao',
  MU: 'Île Maurice',
  PS: 'Palestine',
  RE: 'Réunion',
  VA: 'Vatican',
  VI: 'Îles Vierges américaines',
  VN: 'Vietnam',
};

/**
 * The French name of each country that the phone library knows, by its code. Node.js knows them, so
 * that no visitor's browser has to.
 *
 * @throws Where this Node.js was built without French.
 */
export function countryNames(): Record<string, string> {
  const french = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  if (french.resolvedOptions().locale !== 'fr') {
    throw new Error(
      'Cette version de Node.js ne connaît pas le français : installez-en une autre.',
    );
  }
  return Object.fromEntries(
    getCountries().map((code) => [code, AS_SAID[code] ?? french.of(code) ?? code]),
  );
}
