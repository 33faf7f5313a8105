import { useState, type RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { InlineAlert } from '@/components/ui/InlineAlert';
import { useDebounce } from '@/lib/browser/useDebounce';
import { Field, type FieldState } from './Field';
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
  const [suggestion, suggest] = useState('');
  const restart = useDebounce((signal) => {
    const text = form.current && readRequest(form.current)[name];
    if (!text) return;
    import('@/lib/appointment/typoCheck').then(
      ({ remarkOnPhone, suggestEmail }) => {
        const check = name === 'email' ? suggestEmail : remarkOnPhone;
        if (!signal.aborted) suggest(check(text));
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
        <InlineAlert isShown={suggestion !== ''} message={`Vouliez-vous dire ${suggestion} ?`}>
          <Button variant="dark" onClick={accept}>
            Oui, corriger
          </Button>
        </InlineAlert>
      }
    />
  );
}
