'use client';

import { useId } from 'react';
import { fr } from '@/lib/typography';
import type { CopyOutcome } from './useCopy';
import styles from './CopyResult.module.css';

interface CopyResultProps {
  outcome: CopyOutcome;
  text: string;
  /** What is said once the text is copied. */
  success: string;
}

/**
 * What the page says of a copy. Its live regions stand there from the start, so that screen
 * readers hear them. A refused copy shows the text, selected, to be copied by hand.
 */
export function CopyResult({ outcome, text, success }: CopyResultProps) {
  const boxId = useId();
  return (
    <div>
      <p role="status" className={styles.status}>
        {outcome === 'copied' ? success : null}
      </p>
      <div role="alert">
        {outcome === 'refused' ? (
          <div className={styles.refused}>
            <label htmlFor={boxId}>
              {fr('Votre navigateur refuse la copie. Copiez vous-même ce texte :')}
            </label>
            <textarea
              id={boxId}
              readOnly
              rows={Math.min(8, text.split('\n').length + 1)}
              value={text}
              ref={(box) => box?.select()}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
