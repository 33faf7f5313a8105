import { useEffect, useState, type RefObject } from 'react';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';

/** The key of the form: a new one makes React mount a fresh form. */
export function useResetKey(form: RefObject<HTMLFormElement | null>) {
  const [{ resetKey, isRequested }, setReset] = useState({ resetKey: 0, isRequested: false });
  // The focus must not stay on a button that is gone.
  useEffect(() => {
    if (!isRequested) return;
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    first?.focus({ preventScroll: true });
    scrollIntoViewNearest(first);
  }, [resetKey, isRequested, form]);
  /** @param isRequested True if the visitor has asked for it: the first field takes focus. */
  const resetForm = (isRequested: boolean) =>
    setReset((last) => ({ resetKey: last.resetKey + 1, isRequested }));
  return { resetKey, resetForm };
}
