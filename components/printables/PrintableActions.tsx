'use client';

import { useEffect, useRef, useState } from 'react';
import { Offer } from '@/components/appointment/Offer';
import { Button } from '@/components/ui/Button';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { fr } from '@/lib/text/typography';
import { PrintButton } from './PrintButton';
import styles from './PrintableActions.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

const CONTROLS = 'input, textarea';

const controlsIn = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<Control>(CONTROLS) ?? []),
];

const isFilled = (control: Control) =>
  control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value !== '';

/** Makes a field measure its text again. */
const dispatchInput = (control: Control) =>
  control.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * Actions of a printable: print, and reset with undo. Warns before a navigation that loses text.
 * Nothing is stored: erased text stays in memory while the page is shown.
 */
export function PrintableActions() {
  const container = useRef<HTMLDivElement>(null);
  /** Restores the erased text; null if there was none. */
  const [erased, setErased] = useState<{ restore: (() => void) | null }>();

  useEffect(() => {
    const form = container.current?.closest('form');
    const onReset = () => {
      const filled = controlsIn(form)
        .filter(isFilled)
        .map((control) => ({ control, text: control.value }));
      const restore = () => {
        for (const { control, text } of filled) {
          if (control.type === 'checkbox') (control as HTMLInputElement).checked = true;
          else control.value = text;
          dispatchInput(control);
        }
      };
      // A second reset keeps the text of the first.
      setErased((before) => (filled.length > 0 ? { restore } : (before ?? { restore: null })));
      // The form is cleared after the event.
      setTimeout(() => filled.forEach(({ control }) => dispatchInput(control)));
    };
    const onInput = ({ target }: Event) => {
      if (isFilled(target as Control)) setErased(undefined);
    };
    form?.addEventListener('reset', onReset);
    form?.addEventListener('input', onInput);
    const removeListeners = listenToWindow({
      beforeunload: (event) => {
        if (!controlsIn(form).some(isFilled)) return;
        event.preventDefault();
        // Chrome before 119 requires `returnValue`.
        event.returnValue = 'texte';
      },
      pagehide: () => setErased(undefined),
    });
    return () => {
      form?.removeEventListener('reset', onReset);
      form?.removeEventListener('input', onInput);
      removeListeners();
    };
  }, []);

  const restoreField = () => {
    erased?.restore?.();
    container.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={container} className={styles.actions}>
      <PrintButton label="Imprimer" />
      <p className={styles.hint}>
        {fr(
          'Le bouton manque, ou ne fait rien ? Ouvrez le menu du navigateur et choisissez « Imprimer », ou « Partager » puis « Imprimer ».',
        )}
      </p>
      <div className={styles.erase}>
        <Button type="reset" variant="outline" wide>
          Tout effacer
        </Button>
        <Offer isMade={erased !== undefined} words="Tout est effacé. La fiche est vide.">
          {erased?.restore ? (
            <Button variant="dark" onClick={restoreField}>
              Rétablir ma saisie
            </Button>
          ) : null}
        </Offer>
      </div>
    </div>
  );
}
