import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import texts from '@/components/ui/texts.module.css';
import styles from '@/components/ui/Field.module.css';
import { Icon } from '@/components/ui/Icon';
import { useTooLong } from '@/lib/browser/useTooLong';
import { controlName, requestFields, type RequestField } from '@/lib/appointment/appointmentFields';
import type { Centre } from '@/lib/appointment/requestText';
import type { Area } from '@/lib/content/schemas/area';
import { useFormMessages } from '@/components/appointment/formLanguage';

/** The attributes of a field's control. */
interface ControlProps {
  id: string;
  /**
   * True if the e-mail channel requires it; WhatsApp may not. Not `required`, with which Firefox
   * announces an untouched field as invalid.
   */
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Not `onChange`, which React does not report if a script of the page sets the value (autofill). */
  onInput: () => void;
}

/** The state of a field. */
export interface FieldState {
  id: string;
  error: string | undefined;
  /** May stay empty for every channel. */
  optional: boolean;
}

/** What the form gives each of its fields; one alone needs some of it. */
export interface RequestFieldProps extends FieldState {
  name: RequestField;
  form: RefObject<HTMLFormElement | null>;
  /** Called when a component has set a field's value, which fires no input event. */
  onChange: () => void;
  /** The visitor has interacted with the form: libraries may load. */
  hasInteracted: boolean;
  /** The service that a link has named, or ''. It needs no explanation of its type. */
  requestedService: string;
  area: Area;
  centre: Centre;
}

interface FieldProps extends FieldState {
  name: RequestField;
  /** A remark on the value, which is no error. */
  remark?: string;
  /** A suggestion under the control, which is no error either. */
  suggestion?: ReactNode;
  /** The first selectable day. */
  min?: string | undefined;
  /** The id of the control's `datalist`. */
  list?: string;
  onFocus?: () => void;
  onInput?: () => void;
  /** Replaces the native control. */
  children?: (control: ControlProps) => ReactNode;
}

/** A label, a control, and the messages about it, associated for screen readers. */
export function Field(props: FieldProps) {
  const { id, name, remark, suggestion, error, optional, min, list, onFocus, onInput } = props;
  const { fields, requirement, typography } = useFormMessages();
  const { control, maxLength, neededFor } = requestFields[name];
  const { label, formLabel = label, ...field } = fields[name];
  const hint = field.hint && typography(field.hint);
  const required = neededFor === 'email' ? requirement.requiredByEmail : requirement.required;
  const { children = (control) => <NativeControl {...{ ...control, name, min, list }} /> } = props;
  const long = useTooLong(id, maxLength);
  const handleInput = () => {
    long.onInput();
    onInput?.();
  };
  const text = typography(formLabel);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // The error first: a screen reader may be stopped before the end.
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} onFocus={onFocus}>
      <label htmlFor={id} className={clsx(texts.strong, styles.label)}>
        {control === 'time' ? <span className={styles.clock}>{text}</span> : text}
        {/* One text node: Chrome drops a space that is a node of its own. */}
        <small>{` ${optional ? requirement.optional : required}`}</small>
      </label>
      {hint ? (
        <div id={hintId} className={texts.note}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        'aria-required': optional ? undefined : true,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        onInput: handleInput,
      })}
      {suggestion}
      {remark === undefined && !maxLength ? null : (
        <p className={clsx(texts.note, styles.remark)} aria-live="polite">
          {/* The error includes it. */}
          {typography((!error && long.message) || (remark ?? ''))}
        </p>
      )}
      {error ? (
        <p id={errorId} className={clsx(texts.note, styles.error)}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

interface NativeControlProps extends ControlProps, Pick<FieldProps, 'name' | 'min' | 'list'> {}

/** A native, uncontrolled control. */
function NativeControl({ name, min, list, ...control }: NativeControlProps) {
  const { fields, translate } = useFormMessages();
  const { control: type, choices, autoComplete, inputMode, spellCheck } = requestFields[name];
  const props = { ...control, name: controlName(name) };
  if (type === 'textarea') return <textarea {...props} rows={4} />;
  if (type !== 'select') {
    const typed = { ...props, type, autoComplete, inputMode, spellCheck, min, list };
    return <input {...typed} enterKeyHint="send" />;
  }
  return (
    <select {...props} defaultValue="">
      <option value="">{fields[name].label}</option>
      {choices?.map((choice) => (
        // A page translator changes the text, not the value.
        <option key={choice} value={choice}>
          {translate(choice)}
        </option>
      ))}
    </select>
  );
}
