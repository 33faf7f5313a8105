import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/text/locale';
import { tooLong } from '@/lib/text/tooLong';
import { followTyping } from './followTyping';

/**
 * What is said beside a field whose text is too long, once nobody types: '' for nothing. No
 * `maxLength` stands in a field, since browsers cut off in silence what is pasted or typed.
 *
 * @param id The control's.
 * @param most The most characters that it takes, if there is a bound.
 */
export function useTooLong(id: string, most: number | undefined, locale: Locale = 'fr'): string {
  const [said, say] = useState('');
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control || !most) return;
    return followTyping(control, { onPause: () => say(tooLong(control.value, most, locale)) });
  }, [id, most, locale]);
  return said;
}
