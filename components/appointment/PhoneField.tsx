import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FORM_FIELDS } from '@/lib/appointment/appointmentFields';
import { asset } from '@/lib/assets';
import { Field, type FieldState } from './Field';
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

/**
 * The phone: a plain field at first, which already takes what is typed, then the one with its
 * list of countries. The change waits until the field is left, so that no key stroke and no
 * focus is lost. Either way a control of the field's name holds the value.
 */
export function PhoneField({ form, reached, onNumber, ...field }: PhoneFieldProps) {
  const { name } = field;
  const { autoComplete, maxLength } = FORM_FIELDS[name];
  const plain = useRef<HTMLInputElement>(null);
  const loaded = useRef<PhoneLibrary | null>(null);
  const [rich, setRich] = useState<{ library: PhoneLibrary; value: string | undefined }>();
  const [amiss] = useSecondLook(form, name, reached);

  /** Takes the plain field's place, where its text is empty or can be read as a number. */
  const upgrade = useCallback(() => {
    const input = plain.current;
    if (!loaded.current || !input || document.activeElement === input) return;
    const value = loaded.current.toE164(input.value);
    if (!value && input.value.trim()) return;
    const library = loaded.current;
    // At once: a key between the look and the change would be lost.
    flushSync(() => setRich({ library, value }));
  }, []);

  useEffect(() => {
    if (!reached) return;
    import('./phoneLibrary').then(
      (library) => {
        loaded.current = library;
        upgrade();
      },
      (failure: unknown) => {
        // The plain field goes on serving.
        console.error('La liste des pays ne s’est pas chargée.', failure);
      },
    );
  }, [reached, upgrade]);

  const numberChanged = useEffectEvent(onNumber);
  const number = rich?.value;
  const isRich = rich !== undefined;
  useEffect(() => {
    if (isRich) numberChanged();
  }, [isRich, number]);

  return (
    // With its list of countries the field refuses by itself what is wrong.
    <Field {...field} remark={rich ? '' : amiss}>
      {(control) =>
        rich ? (
          <div key="rich" className={styles.rich}>
            <rich.library.RichPhoneInput
              {...control}
              value={rich.value}
              onChange={(value) => setRich({ ...rich, value })}
              autoComplete={autoComplete}
              maxLength={maxLength}
            />
            <input type="hidden" name={name} value={rich.value ?? ''} />
          </div>
        ) : (
          <div key="plain" className={styles.plain}>
            <img src={asset('/flags/CM.svg')} alt="" width={30} height={20} />
            <input
              {...control}
              ref={plain}
              type="tel"
              name={name}
              autoComplete={autoComplete}
              maxLength={maxLength}
              onBlur={() => setTimeout(upgrade)}
            />
          </div>
        )
      }
    </Field>
  );
}
