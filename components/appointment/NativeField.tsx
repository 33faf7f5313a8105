import { FORM_FIELDS } from '@/lib/appointment/appointmentFields';
import { Field, type FieldProps } from './Field';

interface NativeFieldProps extends Omit<FieldProps, 'children'> {
  /** The first day that may be chosen. */
  min?: string;
  /** Id of the list whose entries it offers. */
  list?: string;
}

/** A field with one of the browser's own controls, which holds the value itself. */
export function NativeField({ min, list, ...field }: NativeFieldProps) {
  const { name } = field;
  const { control, label, choices, autoComplete, inputMode, spellCheck } = FORM_FIELDS[name];
  return (
    <Field {...field}>
      {(props) => {
        if (control === 'select') {
          return (
            <select {...props} name={name} defaultValue="">
              <option value="">{label}</option>
              {choices?.map((choice) => (
                // A translator changes the words: what is sent is the value.
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          );
        }
        if (control === 'textarea') {
          return <textarea {...props} name={name} rows={4} />;
        }
        return (
          <input
            {...props}
            type={control}
            name={name}
            autoComplete={autoComplete}
            inputMode={inputMode}
            spellCheck={spellCheck}
            min={min}
            list={list}
          />
        );
      }}
    </Field>
  );
}
