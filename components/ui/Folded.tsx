import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Folded.module.css';

interface FoldedProps {
  /** `danger` has a red edge, as signs and gestures have on every page. */
  look?: 'plain' | 'danger';
  heading: ReactNode;
  hint?: ReactNode;
  open?: boolean;
  /** Target of links to it. */
  id?: string;
  children: ReactNode;
}

/** One of several long lists, of which somebody in haste wants one: a tap away, without a script. */
export function Folded({ look = 'plain', heading, hint, open, id, children }: FoldedProps) {
  return (
    <details id={id} open={open} className={clsx(styles.folded, styles[look])}>
      <summary className={styles.heading}>
        <span>
          {heading} {hint ? <small>{hint}</small> : null}
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
