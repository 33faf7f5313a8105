/**
 * All that uses the phone library: a chunk of about 36 KB that loads at the first interaction with the
 * form.
 */
import {
  AsYouType,
  formatIncompletePhoneNumber,
  getCountryCallingCode,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { PhoneErrors } from '@/lib/appointment/messages/phoneFr';
import {
  HOME_CODE,
  HOME_COUNTRY,
  HOME_DIGITS,
  MAX_PHONE_LENGTH,
  normalisePhone,
  startsLikeHome,
} from '@/lib/phone/phone';
import { CountryList } from './CountryList';

export { CountryList };

/** The most digits of a number with its calling code: more are two numbers. */
const MAX_DIGITS = 15;

/** The digits of a text, with a leading «+» if there is one; '' if it is no number. */
function extractDigits(text: string): string {
  const digits = text.length > MAX_PHONE_LENGTH ? '' : text.replace(/[\s.,/()[\]\p{Pd}]/gu, '');
  return /^\+?\d+$/.test(digits) ? digits : '';
}

/** The last number, which the field, the draft and the check ask for in turn. */
let last: { text: string; country: CountryCode; parsed: ReturnType<typeof parseNew> } | undefined;

/** Parses a number; undefined if there is none. */
function parse(text: string, country: CountryCode = HOME_COUNTRY) {
  if (last?.text !== text || last.country !== country) {
    last = { text, country, parsed: parseNew(text, country) };
  }
  return last.parsed;
}

function parseNew(text: string, country: CountryCode) {
  const normalised = normalisePhone(text);
  const readings = new Set([normalised, normalised.replace('(0)', '')].map(extractDigits));
  const typed = [...readings].filter(Boolean).map((digits) => {
    const library = new AsYouType(country);
    library.input(digits);
    return { digits, library, number: library.getNumberValue() ?? digits };
  });
  // Some countries keep the «0» in brackets, most drop it.
  return typed.find(({ library }) => library.isValid()) ?? typed[0];
}

/** The text of the phone field, parsed under a country. */
export interface ParsedPhone {
  /** In E.164 form if it is a number, else the text. */
  number: string;
  /** The country of its calling code, else the one it was parsed under. */
  country: CountryCode | undefined;
  /** The text has no calling code, and was parsed under a country other than Cameroon. */
  needsCountry: boolean;
}

/** @param country For numbers without a calling code. */
export function parsePhone(text: string, country: CountryCode | undefined): ParsedPhone {
  const parsed = parse(text, country);
  if (!parsed) return { number: normalisePhone(text), country, needsCountry: false };
  const { digits, library, number } = parsed;
  if (!digits.startsWith('+')) {
    const under = country ?? HOME_COUNTRY;
    return { number, country: under, needsCountry: under !== HOME_COUNTRY };
  }
  const code = library.getCallingCode();
  const isShared = !code || (country && code === getCountryCallingCode(country));
  const named = library.getCountry() ?? (isShared ? country : undefined);
  return { number, country: named, needsCountry: false };
}

/** Groups the digits of a valid number; another text stays as it is. */
export function groupDigits(text: string, country: CountryCode | undefined): string {
  const parsed = parse(text, country);
  if (!parsed?.library.isValid()) return text;
  const { digits, library, number } = parsed;
  // A calling code without «+» is shown with it.
  const hasCode = library.isInternational() || number === `+${digits}`;
  return formatIncompletePhoneNumber(hasCode ? number : digits, country);
}

/** How a number of this country begins; '' without a country. */
export const callingCode = (country: CountryCode | undefined): string =>
  country ? `+${getCountryCallingCode(country)}` : '';

/**
 * What is wrong with a number, or null. It checks the pattern, since the length alone accepts some wrong
 * numbers.
 *
 * @param text As typed or in E.164 form. An empty text is right: the phone is optional.
 */
export function findPhoneError(text: string): keyof ReturnType<PhoneErrors> | null {
  if (!text.trim()) return null;
  const parsed = parse(text);
  if (parsed?.library.isValid()) return null;
  if (normalisePhone(text).replace(/\D/g, '').length > MAX_DIGITS) return 'SEVERAL';
  if (!parsed) return 'NOT_A_NUMBER';
  const { number } = parsed;
  const length = validatePhoneNumberLength(number);
  if (length === 'NOT_A_NUMBER' || length === 'INVALID_COUNTRY') return length;
  const isShort = length === 'TOO_SHORT' || length === 'INVALID_LENGTH';
  if (!number.startsWith(HOME_CODE)) {
    if (isShort) return 'TOO_SHORT_ABROAD';
    return length ? 'TOO_LONG_ABROAD' : 'WRONG_PATTERN';
  }
  const national = number.slice(HOME_CODE.length);
  // No number of Cameroon begins with 0.
  if (national.startsWith('0')) return 'ABROAD';
  // Some calling codes are typed without «+». A digit missing or too many may look like one.
  const mayBeAbroad = national.length >= HOME_DIGITS && !startsLikeHome(national);
  if (mayBeAbroad && parse(`+${national}`)?.library.isValid()) return 'ABROAD';
  // Some numbers of Cameroon have 8 digits: a missing digit can't be detected by length.
  if (isShort || national.length < HOME_DIGITS) return 'TOO_SHORT';
  return length ?? 'WRONG_PATTERN';
}
