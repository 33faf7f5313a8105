import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { FIELD_ORDER, type RequestField } from '@/lib/appointment/appointmentFields';
import type { RequestErrors } from '@/lib/appointment/checkRequest';
import { focusFromStart } from '@/lib/browser/focusFromStart';
import { useFormMessages } from './formLanguage';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** The errors of the last attempt. */
  attempted: RequestErrors;
  /** Those that are not corrected yet. */
  errors: RequestErrors;
  /** The id of a field's control. */
  fieldId: (field: RequestField) => string;
}

/**
 * The errors of the last attempt, each a link to its field. All stay until the next one, so that nobody
 * loses their place while correcting. It takes focus when it mounts: give it a new key at each attempt.
 */
export function ErrorSummary({ attempted, errors, fieldId }: ErrorSummaryProps) {
  const messages = useFormMessages();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => focusFromStart(summary.current), []);
  const wrong = FIELD_ORDER.filter((field) => attempted[field]);
  const isCorrected = wrong.every((field) => !errors[field]);
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby="il-y-a"
      tabIndex={-1}
      className={clsx(panel.panel, panel.small, panel.danger, styles.summary)}
    >
      <h2 id="il-y-a">
        {messages.typography(isCorrected ? messages.summary.corrected : messages.summary.heading)}
      </h2>
      <ul className={layout.targets}>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                // The link alone would scroll without moving focus.
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {errors[field] ?? `${attempted[field]} ${messages.summary.done}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
