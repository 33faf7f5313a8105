import { useEffect, useState, type RefObject } from 'react';
import { onInputDebounced } from '@/lib/browser/onInputDebounced';
import { readRequest } from './formValues';

/**
 * Suggests a correction for a field, and never refuses its value. The typo check loads after the first
 * interaction; without it there are no suggestions.
 *
 * @returns The suggestion, '' for none, and its setter.
 */
export function useFieldSuggestion(
  form: RefObject<HTMLFormElement | null>,
  name: 'email' | 'phone',
  hasInteracted: boolean,
) {
  const state = useState('');
  const [, suggest] = state;
  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(name);
    if (!hasInteracted || !element || !(control instanceof Element)) return;
    let stop: (() => void) | undefined = () => {};
    import('@/lib/appointment/typoCheck').then(
      ({ remarkOnPhone, suggestEmail }) => {
        const check = name === 'email' ? suggestEmail : remarkOnPhone;
        stop &&= onInputDebounced(control, {
          onInput: () => suggest(''),
          onPause: () => suggest(check(readRequest(element)[name])),
        });
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [form, name, hasInteracted, suggest]);
  return state;
}
