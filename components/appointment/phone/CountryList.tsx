import type { CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import type { ComponentProps, SyntheticEvent } from 'react';
// Its other entry points bundle the English names of countries.
import PhoneInput from 'react-phone-number-input/core';
import { HOME_COUNTRY } from '@/lib/phone/phone';
import { asset } from '@/lib/routing/assets';
import type { Locale } from '@/lib/i18n/locale';

/** From where most families call. */
const CALLERS = ['FR', 'BE', 'CA', 'US', 'DE', 'GB', 'IT', 'CH', 'GA', 'TD', 'GQ', 'CG'] as const;

/** Then all others as the language sorts them, and last the entry for no country. */
const ORDER: ComponentProps<typeof PhoneInput>['countryOptionsOrder'] = [
  HOME_COUNTRY,
  ...CALLERS,
  '|',
  '...',
  '🌐',
];

interface CountryListProps {
  /** The country to show. A new object shows it again, even the same country. */
  shown: { country: CountryCode | undefined };
  onChoose: (country: CountryCode | undefined) => void;
  /** The names of the countries, by their codes. */
  labels: Record<string, string>;
  locale: Locale;
}

/**
 * The list of countries, with the flag of the one shown: the library's component without its input.
 * That one (3.4.18) erases an international number when another country is chosen, drops letters, and
 * puts the calling code before «00».
 */
export function CountryList({ shown, onChoose, labels, locale }: CountryListProps) {
  // Extensions fire events that are not trusted, and `useInputEvents` one for a value set without any.
  const refuseScripts = ({ isTrusted, currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
    if (!isTrusted) currentTarget.value = shown.country ?? 'ZZ';
  };
  return (
    <PhoneInput
      defaultCountry={shown.country}
      reset={shown}
      onCountryChange={onChoose}
      onChange={() => undefined}
      inputComponent={NoDigits}
      countrySelectProps={{
        // Of no form: else autofill of the name sets it to the country of an address (Chromium 156).
        form: '',
        onInput: refuseScripts,
        onChangeCapture: refuseScripts,
      }}
      countryOptionsOrder={ORDER}
      labels={labels}
      locales={locale}
      metadata={metadata}
      flagUrl={asset('/flags/{XX}.svg')}
      focusInputOnCountrySelection={false}
      smartCaret={false}
    />
  );
}

function NoDigits() {
  return null;
}
