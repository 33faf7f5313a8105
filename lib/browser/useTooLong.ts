import { useEffect, useState } from 'react';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { tooLong } from '@/lib/text/tooLong';
import { onInputDebounced } from './onInputDebounced';

/**
 * The message about a text that is too long, after a pause in typing; '' for none. Fields have no
 * `maxLength`, with which browsers truncate silently.
 *
 * @param id The control's.
 * @param most The limit in characters, if there is one.
 */
export function useTooLong(id: string, most: number | undefined): string {
  const [message, setMessage] = useState('');
  const dictionary = useDictionary();
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control || !most) return;
    return onInputDebounced(control, {
      onPause: () => setMessage(tooLong(control.value, most, dictionary)),
    });
  }, [id, most, dictionary]);
  return message;
}
