import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { InlineAlert } from '@/components/ui/InlineAlert';
import { normaliseEmail } from '@/lib/appointment/contactDetails';
import { useDebounce } from '@/lib/browser/useDebounce';
import { Field, type RequestFieldProps } from './Field';
import { useFormMessages } from '@/components/appointment/formLanguage';
import { readField } from '@/components/appointment/formValues';

/** The e-mail address. If its domain looks misspelt, one tap accepts the suggested one. */
export function EmailField({ form, onChange, ...field }: RequestFieldProps) {
  const { message, accept: acceptLabel } = useFormMessages().emailSuggestion;
  const [suggestion, suggest] = useState('');
  const readAddress = () => form.current && normaliseEmail(readField(form.current, field.name));
  const restart = useDebounce(
    (signal) => {
      const address = readAddress();
      if (!address) return;
      // Without its chunk there are no suggestions.
      import('@/lib/appointment/suggestEmail').then(
        ({ suggestEmail }) => signal.aborted || suggest(suggestEmail(address)),
        () => undefined,
      );
    },
    () => Boolean(readAddress()),
  );

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
      onInput={() => {
        suggest('');
        restart();
      }}
      suggestion={
        <InlineAlert isShown={suggestion !== ''} message={message(suggestion)}>
          <Button variant="dark" onClick={accept}>
            {acceptLabel}
          </Button>
        </InlineAlert>
      }
    />
  );
}
