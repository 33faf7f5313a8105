import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/text/locale';
import { tooLong } from '@/lib/text/tooLong';
import { onInputDebounced } from './onInputDebounced';

/**
 * The message for a text that is too long, debounced; empty if there is none. Fields have no
 * `maxLength`, which truncates silently.
 *
 * @param id The id of the control.
 * @param max The maximum length, if there is one.
 */
export function useTooLong(id: string, max: number | undefined, locale: Locale = 'fr'): string {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control || !max) return;
    return onInputDebounced(control, {
      onDebounced: () => setMessage(tooLong(control.value, max, locale)),
    });
  }, [id, max, locale]);
  return message;
}
