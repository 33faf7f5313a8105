/**
 * Everything that comes from the phone library, in one module that the form loads on its own
 * once it is reached for: about 48 KB that a reader of the page never pays.
 */
import { validatePhoneNumberLength } from 'libphonenumber-js/min';
import PhoneInput, { isValidPhoneNumber, parsePhoneNumber } from 'react-phone-number-input';
import french from 'react-phone-number-input/locale/fr';
import type { PhoneProblem } from '@/lib/appointmentFields';
import { asset } from '@/lib/assets';
import type { ControlProps } from './Field';

const HOME_COUNTRY = 'CM';

/** The library's own French name for the country list reads badly. */
const labels = { ...french, country: 'Pays de l’indicatif' };

interface RichPhoneInputProps extends ControlProps {
  /** E.164, or undefined while nothing was typed. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  autoComplete: string | undefined;
  maxLength: number | undefined;
}

/** The phone field with its list of countries, Cameroon first. */
export function RichPhoneInput(field: RichPhoneInputProps) {
  return (
    <PhoneInput
      {...field}
      defaultCountry={HOME_COUNTRY}
      countryOptionsOrder={[HOME_COUNTRY, '|', '...']}
      labels={labels}
      flagUrl={asset('/flags/{XX}.svg')}
      focusInputOnCountrySelection={false}
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
  return parsePhoneNumber(text, HOME_COUNTRY)?.number;
}

/**
 * What is wrong with a number, or null. The length alone lets some wrong numbers pass, so the
 * number's shape is asked too.
 *
 * @param text As typed or in E.164 form; an empty text is right, since the phone is optional.
 */
export function phoneProblem(text: string): PhoneProblem | null {
  if (!text.trim()) return null;
  const problem = validatePhoneNumberLength(text, HOME_COUNTRY);
  if (problem === 'INVALID_LENGTH') return 'TOO_SHORT';
  if (problem) return problem;
  return isValidPhoneNumber(text, HOME_COUNTRY) ? null : 'NOT_A_NUMBER';
}
