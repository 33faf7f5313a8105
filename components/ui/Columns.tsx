import clsx from 'clsx';
import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** The picture comes before the text. */
  pictureFirst?: boolean | undefined;
  /** Two elements: text, and a picture or more text. */
  children: ReactNode;
}

/** Text and a picture: stacked on phones, side by side on wide screens. */
export function Columns({ pictureFirst = false, children }: ColumnsProps) {
  return (
    <div className={clsx(layout.columns, styles.columns, pictureFirst && styles.pictureFirst)}>
      {children}
    </div>
  );
}
