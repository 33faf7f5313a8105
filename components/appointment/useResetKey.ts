import { useEffect, useState, type RefObject } from 'react';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';

/** The key of the form: a new one makes React mount a fresh form, whose first field takes focus. */
export function useResetKey(form: RefObject<HTMLFormElement | null>) {
  const [resetKey, setResetKey] = useState(0);
  // The focus must not stay on a button that is gone.
  useEffect(() => {
    if (resetKey === 0) return;
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    first?.focus({ preventScroll: true });
    scrollIntoViewNearest(first);
  }, [resetKey, form]);
  return { resetKey, resetForm: () => setResetKey((last) => last + 1) };
}
