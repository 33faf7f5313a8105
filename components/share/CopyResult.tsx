import { LiveRegion } from '@/components/ui/LiveRegion';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { fr } from '@/lib/text/typography';
import { ManualCopy } from './ManualCopy';
import type { CopyOutcome } from './useCopy';
import styles from './CopyResult.module.css';

interface CopyResultProps {
  outcome: CopyOutcome;
  text: string;
  /** The message on success. */
  success: string;
  /** The message if the browser refuses, or does not answer. */
  refused?: string | undefined;
}

const REFUSED = fr('Votre navigateur refuse la copie. Copiez vous-même ce texte :');

/** The result of a copy. Success shows for six seconds; on failure the text is selected for copying. */
export function CopyResult({ outcome, text, success, refused = REFUSED }: CopyResultProps) {
  return (
    <div>
      <LiveRegion>
        {outcome === 'copied' ? (
          <p ref={scrollIntoViewNearest} className={styles.copied}>
            {success}
          </p>
        ) : null}
      </LiveRegion>
      <LiveRegion urgent>
        {outcome === 'refused' ? <ManualCopy label={refused} text={text} isSelected /> : null}
      </LiveRegion>
    </div>
  );
}
