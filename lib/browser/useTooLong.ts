import { useState } from 'react';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { tooLong } from '@/lib/i18n/tooLong';
import { useDebounce } from './useDebounce';

/**
 * The message for a text that is too long, debounced; empty if there is none. Fields have no
 * `maxLength`, which truncates silently.
 *
 * @param id The id of the control.
 * @param max The maximum length, if there is one.
 * @returns The message, and the handler of the control's input events.
 */
export function useTooLong(id: string, max: number | undefined) {
  const [message, setMessage] = useState('');
  const dictionary = useDictionary();
  const read = () => (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';
  const onInput = useDebounce(
    () => (max ? setMessage(tooLong(read(), max, dictionary)) : undefined),
    () => Boolean(max && read()),
  );
  return { message, onInput };
}
