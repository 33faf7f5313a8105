import { getCountries } from 'libphonenumber-js/min';

/** Common names, in place of the official ones of ICU. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
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
 * The French name of each country of the phone library, by its code. They are generated, so that
 * no browser needs `Intl.DisplayNames`.
 *
 * @throws Error if this Node.js has no French data.
 */
export function countryNames(): Record<string, string> {
  const french = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  if (french.resolvedOptions().locale !== 'fr') {
    throw new Error(
      'Cette version de Node.js ne connaît pas le français : installez-en une autre.',
    );
  }
  return Object.fromEntries(
    getCountries().map((code) => [code, COMMON_NAMES[code] ?? french.of(code) ?? code]),
  );
}
