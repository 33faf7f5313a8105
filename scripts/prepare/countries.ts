import { getCountries } from 'libphonenumber-js/min';
import type { Locale } from '@/lib/i18n/locale';

/** Common names, in place of the official ones of ICU. */
const COMMON_NAMES: Record<Locale, Readonly<Record<string, string>>> = {
  fr: {
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
  },
  en: {
    CD: 'Congo-Kinshasa',
    CG: 'Congo-Brazzaville',
    HK: 'Hong Kong',
    MM: 'Myanmar',
    MO: 'Macao',
    PS: 'Palestine',
    TR: 'Turkey',
    VA: 'Vatican',
  },
};

/**
 * The name of each country of the phone library, by its code. They are generated, so that
 * no browser needs `Intl.DisplayNames`. Those of react-phone-number-input 3.4 lack Slovakia in French.
 */
export function countryNames(locale: Locale): Record<string, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(
    getCountries().map((code) => [code, COMMON_NAMES[locale][code] ?? names.of(code) ?? code]),
  );
}
