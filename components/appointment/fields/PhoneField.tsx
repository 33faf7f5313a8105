import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { requestFields } from '@/lib/appointment/appointmentFields';
import { HOME_COUNTRY } from '@/lib/phone/phone';
import { asset } from '@/lib/routing/assets';
import { Field, type RequestFieldProps } from './Field';
import { useFormMessages } from '@/components/appointment/formLanguage';
import { loadPhoneLibrary, type PhoneLibrary } from '@/components/appointment/formValues';
import type { ParsedPhone } from '@/components/appointment/phone/phoneLibrary';
import styles from '@/components/appointment/phone/phone.module.css';

interface CountryState {
  library: PhoneLibrary;
  /** The country chosen by hand, Cameroon at first: that of digits without a calling code. */
  chosen: ParsedPhone['country'];
  /** The country shown. */
  country: ParsedPhone['country'];
  /** What choosing a country has changed, or why it has changed nothing; '' for none. */
  remark: string;
}

/** Finds the country of a number; without a calling code, that is the one given. */
const readCountry = (
  text: string,
  library: PhoneLibrary,
  chosen: ParsedPhone['country'],
): CountryState => ({
  ...{ library, chosen, remark: '' },
  country: library.parsePhone(text, chosen).country,
});

/**
 * The phone: a plain field, which keeps the text as typed. Once the phone library has loaded, the list
 * of countries appears beside it. `formValues` reads both when they are needed.
 */
export function PhoneField({ hasInteracted, onChange, ...field }: RequestFieldProps) {
  const { name } = field;
  const { autoComplete } = requestFields[name];
  const { countryList, locale, phoneRemarks } = useFormMessages();
  const input = useRef<HTMLInputElement>(null);
  const [countries, setCountries] = useState<CountryState>();

  // The draft and the errors depend on it, and its input event comes before it.
  const chosenChanged = useEffectEvent(() => {
    if (countries && input.current?.value) onChange();
  });
  useEffect(() => chosenChanged(), [countries?.chosen]);

  useEffect(() => {
    // A restored number shows its country at once.
    if (!hasInteracted && !input.current?.value) return;
    loadPhoneLibrary().then(
      (library) => setCountries(readCountry(input.current?.value ?? '', library, HOME_COUNTRY)),
      (failure: unknown) => {
        // The plain field still works.
        console.error('La liste des pays ne s’est pas chargée.', failure);
      },
    );
  }, [hasInteracted]);

  const group = () => {
    const control = input.current;
    // The window loses focus while the field keeps it, when the visitor looks a number up elsewhere.
    if (!countries || !control || document.activeElement === control) return;
    const { library, chosen } = countries;
    control.value = library.groupDigits(control.value, chosen);
    setCountries(readCountry(control.value, library, chosen));
  };

  const choose = (country: ParsedPhone['country']) => {
    if (!countries) return;
    const { library } = countries;
    const text = input.current?.value ?? '';
    // Without a country, digits without a code keep the previous one.
    const chosen = country ?? (text ? countries.chosen : undefined);
    const next = readCountry(text, library, chosen);
    if (next.country === country) {
      const { number } = library.parsePhone(text, chosen);
      const remark = number.startsWith('+')
        ? phoneRemarks.changed(library.groupDigits(number, chosen))
        : '';
      return setCountries({ ...next, remark });
    }
    // A number with a calling code does not depend on the chosen country.
    const remark = phoneRemarks.unchanged(library.callingCode(country));
    setCountries({ ...next, country: country ?? next.country, remark });
  };

  const flag = countries ? countries.country : HOME_COUNTRY;
  return (
    <Field {...field} remark={countries?.remark}>
      {(control) => (
        <div className={styles.phone}>
          {countries ? (
            <countries.library.CountryList
              country={countries.country}
              onChoose={choose}
              labels={countryList}
              locale={locale}
            />
          ) : null}
          {flag ? (
            <img src={asset(`/flags/${flag}.svg`)} alt="" width={30} height={20} loading="lazy" />
          ) : null}
          <input
            {...control}
            ref={input}
            type="tel"
            name={name}
            autoComplete={autoComplete}
            enterKeyHint="send"
            data-country={countries?.chosen}
            onInput={({ currentTarget: { value } }) => {
              control.onInput();
              if (countries) setCountries(readCountry(value, countries.library, countries.chosen));
            }}
            onBlur={group}
          />
        </div>
      )}
    </Field>
  );
}
