import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/text/locale';
import { tooLong } from '@/lib/text/tooLong';
import { onInputDebounced } from './onInputDebounced';

/**
 * The message about a text that is too long, after a pause in typing; '' for none. Fields have no
 * `maxLength`, with which browsers truncate silently.
 *
 * @param id The control's.
 * @param most The limit in characters, if there is one.
 */
export function useTooLong(id: string, most: number | undefined, locale: Locale = 'fr'): string {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control || !most) return;
    return onInputDebounced(control, {
      onPause: () => setMessage(tooLong(control.value, most, locale)),
    });
  }, [id, most, locale]);
  return message;
}
