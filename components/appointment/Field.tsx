import type { ReactNode } from 'react';
import styles from '@/components/ui/Field.module.css';
import { Icon } from '@/components/ui/Icon';
import { useTooLong } from '@/lib/browser/useTooLong';
import {
  FORM_FIELDS,
  type FormField,
  type RequestField,
} from '@/lib/appointment/appointmentFields';
import { fr } from '@/lib/text/typography';

/** What the control of a field must carry. */
export interface ControlProps {
  id: string;
  /**
   * Whether the form's own way needs it: WhatsApp's may not. In place of `required`, by which
   * Firefox calls an untouched field wrong.
   */
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What the form knows of a field. */
export interface FieldState {
  id: string;
  error: string | undefined;
  /** May stay empty, however the request goes. */
  optional: boolean;
}

/** What stands beside a label. */
function needOf(optional: boolean, { neededFor }: FormField): string {
  if (optional) return '(facultatif)';
  return neededFor === 'email' ? '(obligatoire, sauf par WhatsApp)' : '(obligatoire)';
}

export interface FieldProps extends FieldState {
  name: RequestField;
  /** In place of the field's own hint. */
  hint?: ReactNode;
  /** Said beside the field without being wrong, as it changes. */
  remark?: string;
  /** Asked under the control, without being wrong either. */
  question?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and whatever is said about it, tied together for screen readers. */
export function Field(props: FieldProps) {
  const { id, name, remark, question, error, optional, children } = props;
  const field = FORM_FIELDS[name];
  const { label, formLabel = label, control, maxLength } = field;
  const { hint = field.hint && fr(field.hint) } = props;
  const long = useTooLong(id, maxLength);
  const words = fr(formLabel);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {control === 'time' ? <span className={styles.clock}>{words}</span> : words}
        {/* Not a text of its own: Chrome leaves a space out that stands alone beside a text. */}
        <small>{` ${needOf(optional, field)}`}</small>
      </label>
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        'aria-required': optional ? undefined : true,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {question}
      {remark === undefined && !maxLength ? null : (
        <p className={styles.remark} aria-live="polite">
          {/* The error says it, too. */}
          {fr((!error && long) || (remark ?? ''))}
        </p>
      )}
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
