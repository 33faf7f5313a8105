import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
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

interface FieldProps {
  id: string;
  label: string;
  optional?: boolean;
  hint?: string;
  /** Said beside the field without being wrong, as it changes. */
  remark?: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and whatever is said about it, tied together for screen readers. */
export function Field({ id, label, optional, hint, remark, error, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} <small>{optional ? '(facultatif)' : '(obligatoire)'}</small>
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
