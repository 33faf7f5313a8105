import { useState, type RefObject } from 'react';
import { useDebounce } from '@/lib/browser/useDebounce';
import { useFormWords } from '@/components/appointment/formLanguage';
import { readRequest } from '@/components/appointment/formValues';

/**
 * Suggests a correction for a field, and never refuses its value. The typo check is a chunk; without it
 * there are no suggestions.
 *
 * @returns The suggestion, '' for none; its setter; and the handler of the field's input events.
 */
export function useFieldSuggestion(
  form: RefObject<HTMLFormElement | null>,
  name: 'email' | 'phone',
) {
  const { phoneRemarks } = useFormWords();
  const [suggestion, suggest] = useState('');
  const restart = useDebounce((signal) => {
    const text = form.current && readRequest(form.current)[name];
    if (!text) return;
    import('@/lib/appointment/typoCheck').then(
      ({ suggestEmail, wrongDigitCount }) => {
        if (signal.aborted) return;
        if (name === 'email') return suggest(suggestEmail(text));
        const count = wrongDigitCount(text);
        suggest(count ? phoneRemarks.digits(count) : '');
      },
      () => undefined,
    );
  });
  const onInput = () => {
    suggest('');
    restart();
  };
  return { suggestion, suggest, onInput };
}
