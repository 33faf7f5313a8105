import { useEffect, useState, type RefObject } from 'react';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';

/**
 * A new number for each fresh form: its fields begin empty, or with the draft.
 *
 * @param above What is said of it above the form, nothing at times: it comes into sight, too.
 */
export function useEdition(
  form: RefObject<HTMLFormElement | null>,
  above: RefObject<HTMLElement | null>,
) {
  const [{ edition, isAsked }, setEdition] = useState({ edition: 0, isAsked: false });

  // Focus must not stay on a button that is gone.
  useEffect(() => {
    if (!isAsked) return;
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    first?.focus({ preventScroll: true });
    scrollIntoViewNearest(above.current?.textContent ? above.current : first);
  }, [edition, isAsked, form, above]);

  /** @param asked Whether the visitor has asked for it, and goes on there. */
  const begin = (asked: boolean) =>
    setEdition((last) => ({ edition: last.edition + 1, isAsked: asked }));

  return { edition, begin };
}
