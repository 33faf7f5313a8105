import { useEffect, useState, type RefObject } from 'react';
import { bringIntoSight } from '@/lib/browser/bringIntoSight';

/**
 * A new number for each empty form: its fields begin afresh, ready to be filled. Focus must not stay
 * on a button that is gone.
 *
 * @param above What is said of it above the form, nothing at times: it comes into sight, too.
 */
export function useEdition(
  form: RefObject<HTMLFormElement | null>,
  above: RefObject<HTMLElement | null>,
) {
  const [edition, setEdition] = useState(0);

  useEffect(() => {
    if (edition === 0) return;
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    first?.focus({ preventScroll: true });
    bringIntoSight(above.current?.textContent ? above.current : first);
  }, [edition, form, above]);

  return { edition, begin: () => setEdition((last) => last + 1) };
}
