import { useEffect, useState, type RefObject } from 'react';
import type { RequestField } from '@/lib/appointment/appointmentFields';
import type { RequestErrors } from '@/lib/appointment/checkRequest';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { useDebounce } from '@/lib/browser/useDebounce';
import { useFormLanguage } from './formLanguage';
import { checkForm } from './formValues';

const isAny = (errors: RequestErrors): boolean => Object.keys(errors).length > 0;

/** The errors of a request: shown when it is sent, and updated while they are corrected. */
export function useErrors(form: RefObject<HTMLFormElement | null>, isQuote: boolean) {
  const language = useFormLanguage();
  const { summary, typography } = language.messages;
  const prefix = typography(summary.prefix);
  const [errors, setErrors] = useState<RequestErrors>({});
  /** The errors of the last attempt, and which attempt that was. */
  const [attempt, setAttempt] = useState<{ number: number; errors: RequestErrors }>({
    number: 0,
    errors: {},
  });
  const [channel, setChannel] = useState<Channel>('email');
  const hasErrors = isAny(errors);

  /** Shows the errors of an attempt, if any. */
  const showErrors = (next: RequestErrors, attempted: Channel) => {
    setErrors(next);
    setChannel(attempted);
    setAttempt((last) => ({ number: last.number + 1, errors: next }));
  };

  /** Checks again after a field has changed. */
  const recheck = useDebounce((signal) => {
    if (!isAny(attempt.errors) || !form.current) return;
    void checkForm(form.current, { channel, isQuote }, language).then((checked) => {
      // New errors wait for the next attempt.
      const named = Object.keys(attempt.errors) as RequestField[];
      const stillWrong = named.filter((field) => checked.errors[field]);
      if (signal.aborted) return;
      setErrors(Object.fromEntries(stillWrong.map((field) => [field, checked.errors[field]])));
    });
  });

  // Screen readers read the page's title first.
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    const prefixed = `${prefix}${title}`;
    document.title = prefixed;
    return () => {
      // After a soft navigation, the title is another page's.
      if (document.title === prefixed) document.title = title;
    };
  }, [hasErrors, prefix]);

  return { errors, attempt, showErrors, recheck };
}
