import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FORM_FIELDS } from '@/lib/appointment/appointmentFields';
import { HOME_COUNTRY } from '@/lib/appointment/phoneNumber';
import { asset } from '@/lib/routing/assets';
import { Field, type FieldState } from './Field';
import type { CountryCode, PhoneRead } from './phoneLibrary';
import { TYPED_PHONE } from './readForm';
import { useSecondLook } from './useSecondLook';
import styles from './PhoneField.module.css';

type PhoneLibrary = typeof import('./phoneLibrary');

interface PhoneFieldProps extends FieldState {
  name: 'phone';
  form: RefObject<HTMLFormElement | null>;
  /** The visitor has reached for the form: the phone library may be loaded. */
  reached: boolean;
  /** Called once the field holds a new number. */
  onNumber: () => void;
}

interface Rich extends PhoneRead {
  library: PhoneLibrary;
  /** Why the choice of a country has changed nothing, or ''. */
  remark: string;
}

/**
 * The phone: a plain field, which keeps what is typed as it is typed. Once the phone library is
 * there, the list of countries stands beside it, and a hidden control of the field's name holds the
 * number that is read in it.
 */
export function PhoneField({ form, reached, onNumber, ...field }: PhoneFieldProps) {
  const { name } = field;
  const { autoComplete } = FORM_FIELDS[name];
  const input = useRef<HTMLInputElement>(null);
  const [rich, setRich] = useState<Rich>();
  const [amiss] = useSecondLook(form, name, reached);

  /** Reads what stands in the field, under a country. */
  const read = (library: PhoneLibrary, country: CountryCode | undefined): Rich => {
    const text = input.current?.value ?? '';
    return { library, ...library.readPhoneText(text, country), remark: '' };
  };

  useEffect(() => {
    if (!reached) return;
    import('./phoneLibrary').then(
      // At once: a key between the look and the change would be lost.
      (library) => flushSync(() => setRich(read(library, HOME_COUNTRY))),
      (failure: unknown) => {
        // The plain field goes on serving.
        console.error('La liste des pays ne s’est pas chargée.', failure);
      },
    );
  }, [reached]);

  const numberChanged = useEffectEvent(onNumber);
  const number = rich?.number;
  useEffect(() => {
    if (number !== undefined) numberChanged();
  }, [number]);

  const group = () => {
    const control = input.current;
    // Whoever looks a number up in another app comes back to where they were.
    if (!rich || !control || document.activeElement === control) return;
    control.value = rich.library.groupDigits(control.value, rich.country);
    setRich(read(rich.library, rich.country));
  };

  const choose = (country: CountryCode | undefined) => {
    // The list tells of what it was told to show, too.
    if (!rich || country === rich.country) return;
    const { library } = rich;
    // Digits without a code are of some country: of the one before, where none is chosen.
    const next = read(library, country ?? (input.current?.value ? rich.country : undefined));
    if (next.country === country) return setRich(next);
    // A number with a code stays that number, whatever is chosen beside it.
    const remark = `Le numéro n’a pas changé. Pour un autre pays, commencez-le par ${library.codeOf(country)}.`;
    setRich({ ...next, country: country ?? next.country, remark });
  };

  return (
    // With its list of countries the field refuses by itself what is wrong.
    <Field {...field} remark={rich ? rich.remark : amiss}>
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
            onInput={() => rich && setRich(read(rich.library, rich.country))}
            onBlur={group}
          />
          {rich ? <input type="hidden" name={name} value={rich.number} /> : null}
        </div>
      )}
    </Field>
  );
}
