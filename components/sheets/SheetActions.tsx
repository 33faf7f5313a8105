'use client';

import { useEffect, useRef, useState } from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { Button } from '@/components/ui/Button';
import { fr } from '@/lib/typography';
import { PrintButton } from './PrintButton';
import styles from './SheetActions.module.css';

/**
 * The foot of a sheet on the screen: it prints what was written, and empties the fields. The
 * browser empties them by itself; this only says that it has.
 */
export function SheetActions() {
  const place = useRef<HTMLDivElement>(null);
  const [isCleared, setCleared] = useState(false);

  useEffect(() => {
    const form = place.current?.closest('form');
    const say = () => setCleared(true);
    const hush = () => setCleared(false);
    form?.addEventListener('reset', say);
    form?.addEventListener('input', hush);
    return () => {
      form?.removeEventListener('reset', say);
      form?.removeEventListener('input', hush);
    };
  }, []);

  return (
    <div ref={place} className={styles.actions}>
      <PrintButton label="Imprimer" />
      <Button type="reset" look="outline" wide>
        Tout effacer
      </Button>
      <Announcement className={styles.said}>
        {isCleared ? fr('Tout est effacé. La fiche est vide.') : null}
      </Announcement>
      <p className={styles.otherwise}>
        {fr(
          'Le bouton manque, ou ne fait rien ? Ouvrez le menu du navigateur et choisissez « Imprimer », ou « Partager » puis « Imprimer ».',
        )}
      </p>
    </div>
  );
}
