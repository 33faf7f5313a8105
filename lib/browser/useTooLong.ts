import { useEffect, useState } from 'react';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { tooLong } from '@/lib/i18n/tooLong';
import { onInputDebounced } from './onInputDebounced';

/**
 * The message for a text that is too long, debounced; empty if there is none. Fields have no
 * `maxLength`, which truncates silently.
 *
 * @param id The id of the control.
 * @param max The maximum length, if there is one.
 */
export function useTooLong(id: string, max: number | undefined): string {
  const [message, setMessage] = useState('');
  const dictionary = useDictionary();
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control || !max) return;
    return onInputDebounced(control, {
      onPause: () => setMessage(tooLong(control.value, max, dictionary)),
    });
  }, [id, max, dictionary]);
  return message;
}
