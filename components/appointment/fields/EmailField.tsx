import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { normaliseEmail } from '@/lib/appointment/contactDetails';
import { useDebounce } from '@/lib/browser/useDebounce';
import { Field, type RequestFieldProps } from './Field';
import { useFormMessages } from '@/components/appointment/formLanguage';
import { readField } from '@/components/appointment/formValues';
import styles from './EmailField.module.css';

/** The e-mail address. If its domain looks misspelt, one tap accepts the suggested one. */
export function EmailField({ form, onChange, ...field }: RequestFieldProps) {
  const { emailSuggestion, typography } = useFormMessages();
  const { message, accept: acceptLabel } = emailSuggestion;
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
        <LiveRegion className={styles.suggestion}>
          {suggestion ? (
            <>
              <p>{typography(message(suggestion))}</p>
              <Button variant="dark" onClick={accept}>
                {acceptLabel}
              </Button>
            </>
          ) : null}
        </LiveRegion>
      }
    />
  );
}
