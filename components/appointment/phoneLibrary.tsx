/**
 * Everything that comes from the phone library, in one module that the form loads on its own
 * once it is reached for: about 48 KB that a reader of the page never pays.
 */
import {
  isValidPhoneNumber,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
// Its other doors bring all names of countries along in English.
import PhoneInput from 'react-phone-number-input/core';
import { PHONE_PROBLEMS, type PhoneProblem } from '@/lib/appointment/phoneProblems';
import { asset } from '@/lib/assets';
import countryNames from './countryNames.json';
import type { ControlProps } from './Field';

const HOME_COUNTRY = 'CM';
/** Of nearly all its numbers. */
const HOME_DIGITS = 9;

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

interface RichPhoneInputProps extends ControlProps {
  /** E.164, or undefined while nothing was typed. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  autoComplete: string | undefined;
  maxLength: number | undefined;
}

/**
 * The field for the digits. While fingers are in it, it holds what they typed and nothing writes
 * into it: the library's own puts spaces between the digits and then the caret behind them, on
 * Android a moment later, by when the next digit has come and is put in the wrong place.
 */
function DigitsInput({ value = '', onChange, onBlur, ...props }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const text = String(value);
  const group = () => {
    // Whoever looks a number up in another app comes back to where they were.
    if (input.current && document.activeElement !== input.current) input.current.value = text;
  };
  useLayoutEffect(group, [text]);
  return (
    <input
      {...props}
      ref={input}
      defaultValue={value}
      onChange={(event) => {
        // The library takes a text with the same digits for a digit that was erased.
        if (digitsIn(event.target.value) !== digitsIn(text)) onChange?.(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        group();
      }}
    />
  );
}

const digitsIn = parseIncompletePhoneNumber;

/** The phone field with its list of countries. */
export function RichPhoneInput(field: RichPhoneInputProps) {
  return (
    <PhoneInput
      {...field}
      defaultCountry={HOME_COUNTRY}
      countryOptionsOrder={ORDER}
      labels={labels}
      locales="fr"
      metadata={metadata}
      flagUrl={asset('/flags/{XX}.svg')}
      focusInputOnCountrySelection={false}
      smartCaret={false}
      inputComponent={DigitsInput}
    />
  );
}

/**
 * A typed number in E.164 form.
 *
 * @param text As typed, national numbers being Cameroon's.
 * @returns undefined where no number can be read in it.
 */
export function toE164(text: string): string | undefined {
  return parsePhoneNumberFromString(text, HOME_COUNTRY)?.number;
}

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
  const problem = validatePhoneNumberLength(text, HOME_COUNTRY);
  if (problem === 'INVALID_LENGTH') return 'TOO_SHORT';
  if (problem) return problem;
  if (isValidPhoneNumber(text, HOME_COUNTRY)) return null;
  // Some numbers of Cameroon have 8 digits, so that the length alone finds none missing.
  const number = parsePhoneNumberFromString(text, HOME_COUNTRY);
  return number?.country === HOME_COUNTRY && number.nationalNumber.length < HOME_DIGITS
    ? 'TOO_SHORT'
    : 'NOT_A_NUMBER';
}
