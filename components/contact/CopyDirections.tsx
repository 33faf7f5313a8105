'use client';

import clsx from 'clsx';
import { Button, ButtonLink } from '@/components/ui/Button';
import { CopyResult } from '@/components/share/CopyResult';
import { useCopy } from '@/components/share/useCopy';
import layout from '@/components/ui/layout.module.css';

interface CopyDirectionsProps {
  /** The address and the directions. */
  text: string;
  /** URL of a map. */
  map: string;
}

/** Copies the directions, or opens a map. */
export function CopyDirections({ text, map }: CopyDirectionsProps) {
  const { copy, outcome } = useCopy(text);
  return (
    <>
      <p className={clsx(layout.actions, layout.wide)}>
        <Button variant="dark" onClick={copy}>
          Copier l’adresse
        </Button>
        <ButtonLink href={map} variant="outline">
          Voir sur une carte
        </ButtonLink>
      </p>
      <CopyResult outcome={outcome} text={text} success="Adresse copiée." />
    </>
  );
}
