import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FORM_FIELDS } from '@/lib/appointment/appointmentFields';
import { HOME_COUNTRY } from '@/lib/appointment/contactDetails';
import { asset } from '@/lib/routing/assets';
import { useFieldSuggestion } from './EmailField';
import { Field, type FieldState } from './Field';
import { TYPED_PHONE } from './formValues';
import type { PhoneRead } from './phoneLibrary';
import styles from './PhoneField.module.css';

type PhoneLibrary = typeof import('./phoneLibrary');

interface PhoneFieldProps extends FieldState {
  name: 'phone';
  form: RefObject<HTMLFormElement | null>;
  hasInteracted: boolean;
  /** Called when the parsed number has changed. */
  onChange: () => void;
}

interface Rich extends PhoneRead {
  library: PhoneLibrary;
  /** Why choosing a country has changed nothing, or ''. */
  remark: string;
}

/**
 * The phone: a plain field, which keeps the text as typed. Once the phone library has loaded, the list
 * of countries appears beside it, and a hidden control of the field's name has the parsed number.
 */
export function PhoneField({ form, hasInteracted, onChange, ...field }: PhoneFieldProps) {
  const { name } = field;
  const { autoComplete } = FORM_FIELDS[name];
  const input = useRef<HTMLInputElement>(null);
  const [rich, setRich] = useState<Rich>();
  const { suggestion, onInput } = useFieldSuggestion(form, name);

  /** Parses the text under a country. */
  const read = (library: PhoneLibrary, country: PhoneRead['country']): Rich => {
    const text = input.current?.value ?? '';
    return { library, ...library.readPhoneText(text, country), remark: '' };
  };

  useEffect(() => {
    // A restored number shows its country at once.
    if (!hasInteracted && !input.current?.value) return;
    import('./phoneLibrary').then(
      // Synchronous: a key pressed between reading and rendering would be lost.
      (library) => flushSync(() => setRich(read(library, HOME_COUNTRY))),
      (failure: unknown) => {
        // The plain field still works.
        console.error('La liste des pays ne s’est pas chargée.', failure);
      },
    );
  }, [hasInteracted]);

  const numberChanged = useEffectEvent(onChange);
  const number = rich?.number;
  useEffect(() => {
    if (number !== undefined) numberChanged();
  }, [number]);

  const group = () => {
    const control = input.current;
    // The window loses focus while the field keeps it, when the visitor looks a number up elsewhere.
    if (!rich || !control || document.activeElement === control) return;
    control.value = rich.library.groupDigits(control.value, rich.country);
    setRich(read(rich.library, rich.country));
  };

  const choose = (country: PhoneRead['country']) => {
    // The library calls back for the country that it was given, too.
    if (!rich || country === rich.country) return;
    const { library } = rich;
    // Without a country, digits without a code keep the previous one.
    const next = read(library, country ?? (input.current?.value ? rich.country : undefined));
    if (next.country === country) return setRich(next);
    // A number with a calling code does not depend on the chosen country.
    const remark = `Le numéro n’a pas changé. Pour un autre pays, commencez-le par ${library.codeOf(country)}.`;
    setRich({ ...next, country: country ?? next.country, remark });
  };

  return (
    // With the library, a wrong number is an error instead.
    <Field {...field} onInput={onInput} remark={rich ? rich.remark : suggestion}>
      {(control) => (
        <div className={styles.phone}>
          {rich ? (
            <rich.library.CountryList shown={rich} onChoose={choose} />
          ) : (
            <img src={asset('/flags/CM.svg')} alt="" width={30} height={20} loading="lazy" />
          )}
          <input
            {...control}
            ref={input}
            type="tel"
            name={!rich ? name : rich.needsCountry ? undefined : TYPED_PHONE}
            autoComplete={autoComplete}
            onInput={() => {
              control.onInput();
              if (rich) setRich(read(rich.library, rich.country));
            }}
            onBlur={group}
          />
          {rich ? <input type="hidden" name={name} value={rich.number} /> : null}
        </div>
      )}
    </Field>
  );
}
