import { useEffect, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { InlineAlert } from '@/components/ui/InlineAlert';
import { onInputDebounced } from '@/lib/browser/onInputDebounced';
import { Field, type FieldState } from './Field';
import { readRequest } from './formValues';

/**
 * Suggests a correction for a field, and never refuses its value. The typo check loads after the first
 * interaction; without it there are no suggestions.
 *
 * @returns The suggestion, '' for none, and its setter.
 */
export function useFieldSuggestion(
  form: RefObject<HTMLFormElement | null>,
  name: 'email' | 'phone',
  hasInteracted: boolean,
) {
  const state = useState('');
  const [, suggest] = state;
  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(name);
    if (!hasInteracted || !element || !(control instanceof Element)) return;
    let stop: (() => void) | undefined = () => {};
    import('@/lib/appointment/typoCheck').then(
      ({ remarkOnPhone, suggestEmail }) => {
        const check = name === 'email' ? suggestEmail : remarkOnPhone;
        stop &&= onInputDebounced(control, {
          onInput: () => suggest(''),
          onPause: () => suggest(check(readRequest(element)[name])),
        });
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [form, name, hasInteracted, suggest]);
  return state;
}

interface EmailFieldProps extends FieldState {
  name: 'email';
  form: RefObject<HTMLFormElement | null>;
  hasInteracted: boolean;
  /** Called once the suggestion has been accepted, which fires no input event. */
  onAccepted: () => void;
}

/** The e-mail address. If its domain looks misspelt, one tap accepts the suggested one. */
export function EmailField({ form, hasInteracted, onAccepted, ...field }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useFieldSuggestion(form, field.name, hasInteracted);

  const accept = () => {
    const control = form.current?.elements.namedItem(field.name) as HTMLInputElement;
    control.value = suggestion;
    setSuggestion('');
    // The button disappears, and must not take the focus with it.
    control.focus();
    onAccepted();
  };

  return (
    <Field
      {...field}
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
