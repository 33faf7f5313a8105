import { useEffect, useState, type RefObject } from 'react';
import type { DoubtfulField } from './secondLook';
import { readRequest } from './readForm';

/**
 * What a second look finds in a field: asked, never refused. What looks comes on its own once the
 * form is reached for; where it does not come nothing is asked.
 *
 * @returns What was found, '' for nothing; and a way to change it.
 */
export function useSecondLook(
  form: RefObject<HTMLFormElement | null>,
  name: DoubtfulField,
  reached: boolean,
) {
  const state = useState('');
  const [, say] = state;
  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(name);
    if (!reached || !element || !(control instanceof Element)) return;
    let stop: (() => void) | undefined = () => {};
    import('./secondLook').then(
      ({ lookTwice }) => {
        stop &&= lookTwice(control, name, () => readRequest(element)[name], say);
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [form, name, reached, say]);
  return state;
}
