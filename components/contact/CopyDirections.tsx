'use client';

import { Button, ButtonLink } from '@/components/ui/Button';
import { CopyResult } from '@/components/share/CopyResult';
import { useCopy } from '@/components/share/useCopy';
import styles from './CopyDirections.module.css';

interface CopyDirectionsProps {
  /** The address and how to find it, in one text. */
  text: string;
  /** A map of the place, on its own site. */
  map: string;
}

/** Takes the directions along: copied for a taxi driver or a relative, or seen on a map. */
export function CopyDirections({ text, map }: CopyDirectionsProps) {
  const { copy, outcome } = useCopy(text);
  return (
    <>
      <p className={styles.buttons}>
        <Button look="dark" onClick={copy}>
          Copier l’adresse
        </Button>
        <ButtonLink href={map} look="outline">
          Voir sur une carte
        </ButtonLink>
      </p>
      <CopyResult outcome={outcome} text={text} success="Adresse copiée." />
    </>
  );
}
