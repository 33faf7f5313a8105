'use client';

import { useEffect, useRef, useState } from 'react';
import { MAX_OVERFLOW, typing } from '@/lib/printables/printables';
import { fr } from '@/lib/text/typography';
import styles from './PrintableLine.module.css';

interface PrintableLineProps {
  kind?: keyof typeof typing;
  /** How many letters its line on paper has room for. */
  room: number;
  /** Its accessible name, where no label holds it. */
  name?: string;
}

/**
 * A line to write on. It takes any text and grows with it; on paper a longer one is printed smaller,
 * and on several lines. The field says where that may not fit on the page.
 */
export function PrintableLine({ kind = 'text', room, name }: PrintableLineProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  const fit = () => {
    const { value, parentElement: box } = field.current!;
    // Browsers without `field-sizing` measure the copy.
    box!.dataset.text = value;
    box!.dataset.size = value.length > 1.2 * room ? 'small' : value.length > room ? 'medium' : '';
    setTooLong(value.length > MAX_OVERFLOW * room);
  };
  // What was typed before hydration.
  useEffect(fit, [room]);
  return (
    <>
      <span className={styles.box}>
        <textarea
          ref={field}
          rows={1}
          autoComplete="off"
          {...typing[kind]}
          aria-label={name}
          className={styles.line}
          onInput={fit}
          // A line has one end: an empty second one would lengthen the paper.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </span>
      {isTooLong ? (
        <small role="alert" className={styles.note}>
          {fr('Trop long pour la ligne : la fiche peut dépasser une page.')}
        </small>
      ) : null}
    </>
  );
}
