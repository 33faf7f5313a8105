'use client';

import clsx from 'clsx';
import { useRef } from 'react';
import { InlineAlert } from '@/components/ui/InlineAlert';
import { Button } from '@/components/ui/Button';
import { fr } from '@/lib/text/typography';
import { PrintButton } from '@/components/ui/PrintButton';
import { useKeptValues } from './useKeptValues';
import { useUndoableReset } from './useUndoableReset';
import layout from '@/components/ui/layout.module.css';
import styles from './PrintableActions.module.css';

/** Actions of a printable: print, and reset with undo. Keeps its values for the visit. */
export function PrintableActions({ id }: { id: string }) {
  const container = useRef<HTMLDivElement>(null);
  useKeptValues(container, id);
  const erased = useUndoableReset(container);

  const restoreField = () => {
    erased?.restore?.();
    container.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={container} className={clsx(layout.actions, styles.actions)}>
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
        <InlineAlert isShown={erased !== undefined} message="Tout est effacé. La fiche est vide.">
          {erased?.restore ? (
            <Button variant="dark" onClick={restoreField}>
              Rétablir ma saisie
            </Button>
          ) : null}
        </InlineAlert>
      </div>
    </div>
  );
}
