import { FORM_FIELDS } from '@/lib/appointment/appointmentFields';
import { Field, type FieldProps } from './Field';

interface NativeFieldProps extends Omit<FieldProps, 'children'> {
  /** The first selectable day. */
  min?: string;
  /** The id of its `datalist`. */
  list?: string;
}

/** A field with a native, uncontrolled control. */
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
                // A page translator changes the text, not the value.
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
