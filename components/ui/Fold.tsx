import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** Names what is folded, and stands in both headings. */
  heading: ReactNode;
  headingLevel: 'h2' | 'h3';
  /** Of the heading that is always in the page, for `aria-labelledby`. */
  id?: string;
  /**
   * Of what is folded: whoever comes by a link to it finds it open. Browsers open what folds the
   * target of an address, not a target that is folded up itself.
   */
  anchor?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A heading and what belongs to it: a tap away on phones, open wherever there is room, and on
 * paper. Its heading stands twice, shown once: where all lies open nothing may call itself closed.
 */
export function Fold(props: FoldProps) {
  const { heading, headingLevel: Heading, id, anchor, className, children } = props;
  return (
    <div className={clsx(styles.fold, className)}>
      <Heading id={id} className={styles.title}>
        {heading}
      </Heading>
      <details>
        <summary className={styles.summary}>
          <Heading>{heading}</Heading>
        </summary>
        {anchor ? (
          <div id={anchor} className={styles.content}>
            {children}
          </div>
        ) : (
          children
        )}
      </details>
    </div>
  );
}
