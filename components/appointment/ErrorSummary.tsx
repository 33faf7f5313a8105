import { useEffect, useRef } from 'react';
import type { RequestErrors } from '@/lib/appointment/appointment';
import { REQUEST_FIELDS, type RequestField } from '@/lib/appointment/appointmentFields';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  errors: RequestErrors;
  /** The id of a field's control. */
  idOf: (field: RequestField) => string;
}

/**
 * The form's errors, each a link to its field. It takes focus when it mounts: give it a new key at
 * each attempt.
 */
export function ErrorSummary({ errors, idOf }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const wrong = REQUEST_FIELDS.filter((field) => errors[field]);
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby="il-y-a"
      tabIndex={-1}
      className={styles.summary}
    >
      <h2 id="il-y-a">Il y a un problème</h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                // The link alone would scroll without moving focus.
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
