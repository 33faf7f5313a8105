'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { MAX_OVERFLOW, typing } from '@/lib/printables/printables';
import { fr } from '@/lib/text/typography';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './PrintableLine.module.css';

interface PrintableLineProps {
  kind?: keyof typeof typing;
  /** How many characters fit on the printed line. */
  room: number;
  /** The name under which its value is kept. */
  field: string;
  /** Its accessible name, if it has no label. */
  name?: string;
}

/**
 * A text field as a line. It grows with its text; in print longer text is smaller and wraps. Warns
 * if it may not fit on the page.
 */
export function PrintableLine({ kind = 'text', room, field, name }: PrintableLineProps) {
  const line = useRef<HTMLTextAreaElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  const fit = () => {
    const { value, parentElement: box } = line.current!;
    // For browsers without `field-sizing`: see the style sheet.
    box!.dataset.text = value;
    box!.dataset.size = value.length > 1.2 * room ? 'small' : value.length > room ? 'medium' : '';
    setTooLong(value.length > MAX_OVERFLOW * room);
  };
  // Text from before hydration.
  useEffect(fit, [room]);
  return (
    <>
      <span className={styles.box}>
        <textarea
          ref={line}
          rows={1}
          autoComplete="off"
          {...typing[kind]}
          aria-label={name}
          data-field={field}
          className={clsx(layout.edged, styles.line)}
          onInput={fit}
          // A line break would lengthen the paper.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </span>
      {isTooLong ? (
        <small role="alert" className={clsx(layout.screen, texts.note, styles.note)}>
          {fr('Trop long pour la ligne : la fiche peut dépasser une page.')}
        </small>
      ) : null}
    </>
  );
}
