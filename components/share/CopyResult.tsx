import { useId } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { fr } from '@/lib/text/typography';
import type { CopyOutcome } from './useCopy';
import styles from './CopyResult.module.css';

interface CopyResultProps {
  outcome: CopyOutcome;
  text: string;
  /** What is said once the text is copied. */
  success: string;
}

/** The call bar of phones may lie over it: the margins of `globals.css` keep it clear. */
const bringIntoSight = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** Named here: a function of each drawing would take the focus back at each key typed elsewhere. */
const select = (box: HTMLTextAreaElement | null) => box?.select();

/** What the page says of a copy. A refused one shows the text, selected, to be copied by hand. */
export function CopyResult({ outcome, text, success }: CopyResultProps) {
  const boxId = useId();
  return (
    <div>
      <LiveRegion className={styles.status}>
        {outcome === 'copied' ? <p ref={bringIntoSight}>{success}</p> : null}
      </LiveRegion>
      <LiveRegion urgent>
        {outcome === 'refused' ? (
          <div className={styles.refused} ref={bringIntoSight}>
            <label htmlFor={boxId}>
              {fr('Votre navigateur refuse la copie. Copiez vous-même ce texte :')}
            </label>
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
