import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { FORM_FIELDS, type RequestField } from '@/lib/appointmentFields';
import { fr } from '@/lib/typography';
import styles from './Field.module.css';

/** What the control of a field must carry. */
export interface ControlProps {
  id: string;
  /** In place of `required`, by which Firefox calls an untouched field wrong. */
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What the form knows of a field. */
export interface FieldState {
  id: string;
  error: string | undefined;
}

export interface FieldProps extends FieldState {
  name: RequestField;
  /** Said beside the field without being wrong, as it changes. */
  remark?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and whatever is said about it, tied together for screen readers. */
export function Field({ id, name, remark, error, children }: FieldProps) {
  const { label, formLabel = label, control, optional, hint } = FORM_FIELDS[name];
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {control === 'time' ? <span className={styles.clock}>{formLabel}</span> : formLabel}{' '}
        <small>{optional ? '(facultatif)' : '(obligatoire)'}</small>
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {fr(hint)}
        </p>
      ) : null}
      {children({
        id,
        'aria-required': optional ? undefined : true,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {remark === undefined ? null : (
        <p className={styles.remark} aria-live="polite">
          {fr(remark)}
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
