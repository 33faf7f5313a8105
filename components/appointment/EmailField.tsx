import { useState, type RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { InlineAlert } from '@/components/ui/InlineAlert';
import { useDebounce } from '@/lib/browser/useDebounce';
import { Field, type FieldState } from './Field';
import { useFormWords } from './formLanguage';
import { readRequest } from './formValues';

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

interface EmailFieldProps extends FieldState {
  name: 'email';
  form: RefObject<HTMLFormElement | null>;
  /** Called once the suggestion has been accepted, which fires no input event. */
  onChange: () => void;
}

/** The e-mail address. If its domain looks misspelt, one tap accepts the suggested one. */
export function EmailField({ form, onChange, ...field }: EmailFieldProps) {
  const { suggestion, suggest, onInput } = useFieldSuggestion(form, field.name);
  const words = useFormWords().emailSuggestion;

  const accept = () => {
    const control = form.current?.elements.namedItem(field.name) as HTMLInputElement;
    control.value = suggestion;
    suggest('');
    // The button disappears, and must not take the focus with it.
    control.focus();
    onChange();
  };

  return (
    <Field
      {...field}
      onInput={onInput}
      suggestion={
        <InlineAlert isShown={suggestion !== ''} message={words.message(suggestion)}>
          <Button variant="dark" onClick={accept}>
            {words.accept}
          </Button>
        </InlineAlert>
      }
    />
  );
}
