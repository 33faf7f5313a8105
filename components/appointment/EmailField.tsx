import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { InlineAlert } from '@/components/ui/InlineAlert';
import type { FieldState } from './Field';
import { NativeField } from './NativeField';
import { useFieldSuggestion } from './useFieldSuggestion';

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
    <NativeField
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
