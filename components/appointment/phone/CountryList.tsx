import type { CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { useMemo } from 'react';
// Its list of countries is not used (3.4.18): it brings an input of its own, and 10 KB compressed.
import { getCountries } from 'react-phone-number-input/core';
import { readPlatform } from '@/lib/browser/readPlatform';
import { HOME_COUNTRY } from '@/lib/phone/phone';
import type { Locale } from '@/lib/i18n/locale';
import styles from './phone.module.css';

/** From where most families call. */
const CALLERS = ['FR', 'BE', 'CA', 'US', 'DE', 'GB', 'IT', 'CH', 'GA', 'TD', 'GQ', 'CG'] as const;

const FIRST: readonly CountryCode[] = [HOME_COUNTRY, ...CALLERS];

/** The value for no country. */
const NONE = 'ZZ';

function listOptions(locale: Locale) {
  const names = readPlatform(() => new Intl.DisplayNames(locale, { type: 'region' }), null);
  const { compare } = new Intl.Collator(locale);
  const name = (code: CountryCode) => ({ code, name: names?.of(code) ?? code });
  const others = getCountries(metadata).filter((code) => !FIRST.includes(code));
  return [FIRST.map(name), others.map(name).sort((a, b) => compare(a.name, b.name))];
}

interface CountryListProps {
  country: CountryCode | undefined;
  onChoose: (country: CountryCode | undefined) => void;
  /** The accessible name, and the entry for no country. */
  labels: { list: string; none: string };
  locale: Locale;
}

/** The list of countries: a native select, transparent over the flag of the one shown. */
export function CountryList({ country, onChoose, labels, locale }: CountryListProps) {
  const [first, others] = useMemo(
    () =>
      listOptions(locale).map((options) =>
        options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        )),
      ),
    [locale],
  );
  const value = country ?? NONE;
  return (
    <div className={styles.country}>
      <select
        // Of no form: else autofill of the name sets it to the country of an address (Chromium 156).
        form=""
        aria-label={labels.list}
        className={styles.list}
        value={value}
        // Extensions fire events that are not trusted, and `useInputEvents` one for a value set without any.
        onInput={({ isTrusted, currentTarget }) => {
          if (!isTrusted) currentTarget.value = value;
        }}
        onChange={({ isTrusted, target }) => {
          if (isTrusted)
            onChoose(target.value === NONE ? undefined : (target.value as CountryCode));
        }}
      >
        {first}
        <option disabled />
        {others}
        <option value={NONE}>{labels.none}</option>
      </select>
    </div>
  );
}
