import { useEffect, useRef, useState, type RefObject } from 'react';
import { REQUEST_FIELDS, type RequestField } from '@/lib/appointment/appointmentFields';
import type { RequestErrors } from '@/lib/appointment/checkRequest';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { useDebounce } from '@/lib/browser/useDebounce';
import { fr } from '@/lib/text/typography';
import { checkForm } from './formValues';
import styles from './ErrorSummary.module.css';

/** The errors of a request: shown when it is sent, and updated while they are corrected. */
export function useErrors(form: RefObject<HTMLFormElement | null>, isQuote: boolean) {
  const [errors, setErrors] = useState<RequestErrors>({});
  /** Counts the attempts that had errors. */
  const [attempt, setAttempt] = useState(0);
  const [channel, setChannel] = useState<Channel>('email');
  const hasErrors = Object.keys(errors).length > 0;

  /** Shows the errors of an attempt, if any. */
  const showErrors = (found: RequestErrors, tried: Channel) => {
    setErrors(found);
    setChannel(tried);
    if (Object.keys(found).length > 0) setAttempt((last) => last + 1);
  };

  /** Checks again after a field has changed. */
  const recheck = useDebounce((signal) => {
    if (!hasErrors || !form.current) return;
    void checkForm(form.current, { channel, isQuote }).then((found) => {
      if (!signal.aborted) setErrors((shown) => stillWrong(shown, found.errors));
    });
  });

  // Screen readers read the page's title first.
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    const prefixed = `${fr('Erreur : ')}${title}`;
    document.title = prefixed;
    return () => {
      // After a soft navigation, the title is another page's.
      if (document.title === prefixed) document.title = title;
    };
  }, [hasErrors]);

  return { errors, attempt, hasErrors, showErrors, recheck };
}

/** Updates shown errors only: new ones wait for the next attempt. */
const stillWrong = (shown: RequestErrors, found: RequestErrors): RequestErrors =>
  Object.fromEntries(
    Object.keys(shown)
      .filter((field) => found[field as RequestField])
      .map((field) => [field, found[field as RequestField]]),
  );

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
