import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import type { FieldState } from './Field';
import { NativeField } from './NativeField';
import { Offer } from './Offer';
import { useSecondLook } from './useSecondLook';

interface EmailFieldProps extends FieldState {
  name: 'email';
  form: RefObject<HTMLFormElement | null>;
  /** The visitor has reached for the form. */
  reached: boolean;
  /** Called once the offered address stands in the field: no input event tells of it. */
  onTaken: () => void;
}

/** The address. Where its domain is nearly a well-known one it asks: one tap takes that. */
export function EmailField({ form, reached, onTaken, ...field }: EmailFieldProps) {
  const [meant, setMeant] = useSecondLook(form, field.name, reached);

  const take = () => {
    const control = form.current?.elements.namedItem(field.name) as HTMLInputElement;
    control.value = meant;
    setMeant('');
    // The button goes, and must not take the focus with it.
    control.focus();
    onTaken();
  };

  return (
    <NativeField
      {...field}
      question={
        <Offer isMade={meant !== ''} words={`Vouliez-vous dire ${meant} ?`}>
          <Button variant="dark" onClick={take}>
            Oui, corriger
          </Button>
        </Offer>
      }
    />
  );
}
