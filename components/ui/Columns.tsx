import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** The picture comes before the words. */
  pictureFirst?: boolean;
  /** Two elements: words, and a picture or other words. */
  children: ReactNode;
}

/** Words and a picture: one under the other on phones, side by side where there is room. */
export function Columns({ pictureFirst = false, children }: ColumnsProps) {
  return (
    <div className={clsx(styles.columns, pictureFirst && styles.pictureFirst)}>{children}</div>
  );
}
