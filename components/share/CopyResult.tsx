import { useId } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { fr } from '@/lib/text/typography';
import type { CopyOutcome } from './useCopy';
import styles from './CopyResult.module.css';

interface CopyResultProps {
  outcome: CopyOutcome;
  text: string;
  /** The message on success. */
  success: string;
  /** The message if the browser refuses. */
  refused?: string | undefined;
}

const REFUSED = fr('Votre navigateur refuse la copie. Copiez vous-même ce texte :');

/** Stable: an inline ref would run on each render and take the focus back. */
const select = (box: HTMLTextAreaElement | null) => box?.select();

/** The result of a copy. If the browser refuses, shows the selected text for manual copying. */
export function CopyResult({ outcome, text, success, refused = REFUSED }: CopyResultProps) {
  const boxId = useId();
  return (
    <div>
      <LiveRegion className={styles.status}>
        {outcome === 'copied' ? <p ref={scrollIntoViewNearest}>{success}</p> : null}
      </LiveRegion>
      <LiveRegion urgent>
        {outcome === 'refused' ? (
          <div className={styles.refused} ref={scrollIntoViewNearest}>
            <label htmlFor={boxId}>{refused}</label>
            <textarea
              id={boxId}
              readOnly
              rows={Math.min(8, text.split('\n').length + 1)}
              value={text}
              ref={select}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
        ) : null}
      </LiveRegion>
    </div>
  );
}
