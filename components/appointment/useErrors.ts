import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { checkRequest, type RequestErrors } from '@/lib/appointment/appointment';
import type { RequestField, Way } from '@/lib/appointment/appointmentFields';
import { fr } from '@/lib/text/typography';
import { readRequest } from './readForm';
import { readPhone } from './readPhone';

/** Nobody is corrected in mid-word: this long after the last key, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * What is wrong with a request: found when it is sent, and followed while it is put right.
 *
 * @param isQuote Whether it asks for a quote.
 */
export function useErrors(form: RefObject<HTMLFormElement | null>, isQuote: boolean) {
  const [errors, setErrors] = useState<RequestErrors>({});
  /** Counts the requests that were found wrong. */
  const [attempt, setAttempt] = useState(0);
  /** Counts what has changed in the fields since then. */
  const [changes, setChanges] = useState(0);
  /** The way that the request was to go. */
  const [way, setWay] = useState<Way>('email');
  const hasErrors = Object.keys(errors).length > 0;

  /** Shows what was found wrong with a request; nothing, where it is right. */
  const show = (found: RequestErrors, tried: Way) => {
    setErrors(found);
    setWay(tried);
    setChanges(0);
    if (Object.keys(found).length > 0) setAttempt((last) => last + 1);
  };

  /** Call it when a field has changed. */
  const follow = () => {
    if (hasErrors) setChanges((last) => last + 1);
  };

  const check = useEffectEvent(async (): Promise<RequestErrors> => {
    const request = readRequest(form.current!);
    const { problem } = await readPhone(request.phone);
    return checkRequest(request, Date.now(), problem, { way, isQuote });
  });

  useEffect(() => {
    if (changes === 0) return;
    let isLatest = true;
    const timer = setTimeout(async () => {
      const found = await check();
      if (isLatest) setErrors((last) => stillWrong(last, found));
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [changes]);

  useTitlePrefix(hasErrors);

  return { errors, attempt, hasErrors, show, follow };
}

/** Says in the page's title that something is wrong: the first thing that a screen reader reads. */
function useTitlePrefix(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const prefixed = `${fr('Erreur : ')}${title}`;
    document.title = prefixed;
    return () => {
      // Another page has its own title by now.
      if (document.title === prefixed) document.title = title;
    };
  }, [wrong]);
}

/** Only what was already said to be wrong is followed: nobody is scolded while typing. */
const stillWrong = (said: RequestErrors, found: RequestErrors): RequestErrors =>
  Object.fromEntries(
    Object.keys(said)
      .filter((field) => found[field as RequestField])
      .map((field) => [field, found[field as RequestField]]),
  );
