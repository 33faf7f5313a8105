'use client';

import { useEffect, useRef, useState } from 'react';
import { InlineAlert } from '@/components/ui/InlineAlert';
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

const isWritten = (control: Control) =>
  control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value !== '';

/** Lets a field measure its text again. */
const tellChange = (control: Control) =>
  control.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * The foot of a printable on the screen: it prints what was written, and empties the fields. The
 * browser empties them by itself; this offers to take that back, and asks before what was written is
 * lost by leaving. Nothing is stored: what was erased is held in memory, and no longer than the page
 * is looked at.
 */
export function PrintableActions() {
  const place = useRef<HTMLDivElement>(null);
  /** What gives the fields their texts back; null where none had any. */
  const [erased, setErased] = useState<{ restore: (() => void) | null }>();

  useEffect(() => {
    const form = place.current?.closest('form');
    const erase = () => {
      const written = controlsIn(form)
        .filter(isWritten)
        .map((control) => ({ control, text: control.value }));
      const restore = () => {
        for (const { control, text } of written) {
          if (control.type === 'checkbox') (control as HTMLInputElement).checked = true;
          else control.value = text;
          tellChange(control);
        }
      };
      // A second press finds nothing more to erase: what the first has erased stays.
      setErased((before) => (written.length > 0 ? { restore } : (before ?? { restore: null })));
      // The browser empties the fields once the event is over.
      setTimeout(() => written.forEach(({ control }) => tellChange(control)));
    };
    const write = ({ target }: Event) => {
      if (isWritten(target as Control)) setErased(undefined);
    };
    form?.addEventListener('reset', erase);
    form?.addEventListener('input', write);
    const leave = listenToWindow({
      beforeunload: (event) => {
        if (!controlsIn(form).some(isWritten)) return;
        event.preventDefault();
        // Chrome before 119 asks for this alone.
        event.returnValue = 'texte';
      },
      pagehide: () => setErased(undefined),
    });
    return () => {
      form?.removeEventListener('reset', erase);
      form?.removeEventListener('input', write);
      leave();
    };
  }, []);

  const restoreField = () => {
    erased?.restore?.();
    place.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={place} className={styles.actions}>
      <PrintButton label="Imprimer" />
      <p className={styles.otherwise}>
        {fr(
          'Le bouton manque, ou ne fait rien ? Ouvrez le menu du navigateur et choisissez « Imprimer », ou « Partager » puis « Imprimer ».',
        )}
      </p>
      <div className={styles.erase}>
        <Button type="reset" look="outline" wide>
          Tout effacer
        </Button>
        <InlineAlert isShown={erased !== undefined} message="Tout est effacé. La fiche est vide.">
          {erased?.restore ? (
            <Button look="dark" onClick={restoreField}>
              Rétablir ma saisie
            </Button>
          ) : null}
        </InlineAlert>
      </div>
    </div>
  );
}
