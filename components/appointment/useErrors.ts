import { useEffect, useState, type RefObject } from 'react';
import type { RequestErrors } from '@/lib/appointment/checkRequest';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { useDebounce } from '@/lib/browser/useDebounce';
import { useFormMessages } from './formLanguage';
import { checkForm } from './formValues';

const isAny = (errors: RequestErrors): boolean => Object.keys(errors).length > 0;

/** The last attempt to send. */
interface Attempt {
  number: number;
  channel: Channel;
  /** Its errors. */
  attempted: RequestErrors;
  /** Those that are not corrected yet. */
  errors: RequestErrors;
}

/** The errors of a request: shown when it is sent, and updated while they are corrected. */
export function useErrors(form: RefObject<HTMLFormElement | null>, isQuote: boolean) {
  const messages = useFormMessages();
  const { summary, typography } = messages;
  const prefix = typography(summary.prefix);
  const [attempt, setAttempt] = useState<Attempt>({
    number: 0,
    channel: 'email',
    attempted: {},
    errors: {},
  });
  const { channel, attempted, errors } = attempt;
  const hasErrors = isAny(errors);

  /** Shows the errors of an attempt, if any. */
  const showErrors = (found: RequestErrors, by: Channel) =>
    setAttempt(({ number }) => ({
      number: number + 1,
      channel: by,
      attempted: found,
      errors: found,
    }));

  /** Checks again after a field has changed. */
  const recheck = useDebounce((signal) => {
    if (!isAny(attempted) || !form.current) return;
    void checkForm(form.current, { channel, isQuote }, messages).then((checked) => {
      if (signal.aborted) return;
      // New errors wait for the next attempt.
      const named = Object.entries(checked.errors).filter(([field]) => field in attempted);
      setAttempt((last) => ({ ...last, errors: Object.fromEntries(named) }));
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

  return { ...attempt, showErrors, recheck };
}
