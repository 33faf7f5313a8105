import clsx from 'clsx';
import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** The picture comes before the text. */
  pictureFirst?: boolean | undefined;
  /** The text is long: beside it in narrow columns, the picture would stand in a hole. */
  isLong?: boolean;
  /** Two elements: text, and a picture or more text. */
  children: ReactNode;
}

/** Text and a picture: stacked on phones, side by side on wide screens. */
export function Columns({ pictureFirst = false, isLong, children }: ColumnsProps) {
  return (
    <div
      className={clsx(
        layout.columns,
        // Chrome 156 prints a grid on the next page if it does not fit.
        layout.flow,
        styles.columns,
        pictureFirst && styles.pictureFirst,
        isLong && styles.long,
      )}
    >
      {children}
    </div>
  );
}
