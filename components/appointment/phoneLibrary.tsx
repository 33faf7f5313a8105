/**
 * Everything that comes from the phone library, in one module that the form loads on its own
 * once it is reached for: about 48 KB that a reader of the page never pays.
 */
import {
  AsYouType,
  formatIncompletePhoneNumber,
  getCountryCallingCode,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import type { ComponentProps } from 'react';
// Its other doors bring all names of countries along in English.
import PhoneInput from 'react-phone-number-input/core';
import { barePhone, HOME_COUNTRY, MOST_PHONE_SIGNS } from '@/lib/appointment/phoneNumber';
import { PHONE_PROBLEMS, type PhoneProblem } from '@/lib/appointment/phoneProblems';
import { asset } from '@/lib/routing/assets';
import countryNames from './countryNames.json';

export type { CountryCode };

/** Of nearly all numbers at home. */
const HOME_DIGITS = 9;
/** No number has more, its country's code included: what has more holds a second one. */
const MOST_DIGITS = 15;

/** From where families call, most of all. */
const CALLERS = ['FR', 'BE', 'CA', 'US', 'DE', 'GB', 'IT', 'CH', 'GA', 'TD', 'GQ', 'CG'] as const;

/** Then all in the order of French, and last what is no country. */
const ORDER: ComponentProps<typeof PhoneInput>['countryOptionsOrder'] = [
  HOME_COUNTRY,
  ...CALLERS,
  '|',
  '...',
  '🌐',
];

const labels = { ...countryNames, country: 'Pays de l’indicatif', ZZ: 'Autre pays' };

interface CountryListProps {
  /** The country shown, and how often it was shown: also the same one again is obeyed. */
  shown: { country: CountryCode | undefined };
  onChoose: (country: CountryCode | undefined) => void;
}

/**
 * The list of countries, with the flag of the one shown. It is the library's field without the field
 * for digits: that one erases a number with its code when another country is chosen, takes letters
 * away, and puts the country's code before «00» (3.4.18).
 */
export function CountryList({ shown, onChoose }: CountryListProps) {
  return (
    <PhoneInput
      defaultCountry={shown.country}
      reset={shown}
      onCountryChange={onChoose}
      onChange={() => undefined}
      inputComponent={NoDigits}
      countryOptionsOrder={ORDER}
      labels={labels}
      locales="fr"
      metadata={metadata}
      flagUrl={asset('/flags/{XX}.svg')}
      focusInputOnCountrySelection={false}
      smartCaret={false}
    />
  );
}

const NoDigits = () => null;

/** The digits of a text, behind «+» where it stands there; '' where anything but a number does. */
function digitsIn(text: string): string {
  const digits = text.length > MOST_PHONE_SIGNS ? '' : text.replace(/[\s.,/()[\]\p{Pd}]/gu, '');
  return /^\+?\d+$/.test(digits) ? digits : '';
}

/** What the library makes of a number; undefined where there is none. */
function read(text: string, country: CountryCode = HOME_COUNTRY) {
  const bare = barePhone(text);
  const readings = [bare, bare.replace('(0)', '')].map(digitsIn).filter(Boolean);
  const typed = readings.map((digits) => {
    const library = new AsYouType(country);
    library.input(digits);
    return { digits, library, number: library.getNumberValue() ?? digits };
  });
  // Some countries keep the «0» in brackets, most leave it out.
  return typed.find(({ library }) => library.isValid()) ?? typed[0];
}

/** What stands in the phone field, read under a country. */
export interface PhoneRead {
  /** In E.164 form where it is one number, else the text as it is. */
  number: string;
  /** The number's own country where it names one, else the one it was read under. */
  country: CountryCode | undefined;
  /** The text alone says no country, and the one it was read under is not the usual one. */
  needsCountry: boolean;
}

/** @param country Under which a number without a country's code is read. */
export function readPhoneText(text: string, country: CountryCode | undefined): PhoneRead {
  const found = read(text, country);
  if (!found) return { number: barePhone(text), country, needsCountry: false };
  const { digits, library, number } = found;
  if (!digits.startsWith('+')) {
    const under = country ?? HOME_COUNTRY;
    return { number, country: under, needsCountry: under !== HOME_COUNTRY };
  }
  const code = library.getCallingCode();
  const isSame = !code || (country && code === getCountryCallingCode(country));
  const named = library.getCountry() ?? (isSame ? country : undefined);
  return { number, country: named, needsCountry: false };
}

/** A text with its digits in groups, where it is one right number: no digit is left out. */
export function groupDigits(text: string, country: CountryCode | undefined): string {
  const found = read(text, country);
  if (!found?.library.isValid()) return text;
  const { digits, library, number } = found;
  // Its country's code, however it was written, is shown as one.
  const hasCode = library.isInternational() || number === `+${digits}`;
  return formatIncompletePhoneNumber(hasCode ? number : digits, country);
}

/** How a number of a country that was chosen for another country's number is to begin. */
export const codeOf = (country: CountryCode | undefined): string =>
  country ? `+${getCountryCallingCode(country)}` : '+ et son indicatif';

/**
 * What is said of a number that is wrong, or null. The length alone lets some wrong numbers pass, so
 * the number's shape is asked too.
 *
 * @param text As typed or in E.164 form; an empty text is right, since the phone is optional.
 */
export function phoneProblem(text: string): string | null {
  const problem = text.trim() && problemOf(text);
  return problem ? PHONE_PROBLEMS[problem] : null;
}

function problemOf(text: string): PhoneProblem | null {
  const found = read(text);
  if (found?.library.isValid()) return null;
  if (text.replace(/\D/g, '').length > MOST_DIGITS) return 'SEVERAL';
  if (!found) return 'NOT_A_NUMBER';
  const { number } = found;
  const length = validatePhoneNumberLength(number);
  if (length === 'NOT_A_NUMBER' || length === 'INVALID_COUNTRY') return length;
  const isShort = length === 'TOO_SHORT' || length === 'INVALID_LENGTH';
  const home = `+${getCountryCallingCode(HOME_COUNTRY)}`;
  if (!number.startsWith(home)) {
    if (isShort) return 'TOO_SHORT_ABROAD';
    return length ? 'TOO_LONG_ABROAD' : 'NOT_A_NUMBER_ABROAD';
  }
  const national = number.slice(home.length);
  // No number at home begins with 0; and some write a country's code without «+».
  if (national.startsWith('0') || read(`+${national}`)?.library.isValid()) return 'ABROAD';
  // Some numbers at home have 8 digits, so that the length alone finds none missing.
  if (isShort || national.length < HOME_DIGITS) return 'TOO_SHORT';
  return length ?? 'NOT_A_NUMBER';
}
