import { useEffect, useState } from 'react';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { tooLong } from '@/lib/text/tooLong';
import { followTyping } from './followTyping';

/**
 * What is said beside a field whose text is too long, once nobody types: '' for nothing. No
 * `maxLength` stands in a field, since browsers cut off in silence what is pasted or typed.
 *
 * @param id The control's.
 * @param most The most characters that it takes, if there is a bound.
 */
export function useTooLong(id: string, most: number | undefined): string {
  const [sentence, setSentence] = useState('');
  const dictionary = useDictionary();
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control || !most) return;
    return followTyping(control, {
      onPause: () => setSentence(tooLong(control.value, most, dictionary)),
    });
  }, [id, most, dictionary]);
  return sentence;
}
