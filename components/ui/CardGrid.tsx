import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /**
   * `filled` widens a few cards so that every line is full; `alike` keeps all of one width, as
   * people are owed, and puts a short last line in the middle.
   */
  look?: 'filled' | 'alike';
  /**
   * On phones the cards stand in one row that scrolls sideways. Its name for screen readers: it
   * takes focus, since Safari lets no key scroll a row without.
   */
  row?: string;
  /** The cards, each a list item, however many. */
  children: ReactNode;
}

/** Cards in as many columns as there is room for. */
export function CardGrid({ look = 'filled', row, children }: CardGridProps) {
  const grid = <ul className={clsx(styles.grid, styles[look])}>{children}</ul>;
  if (!row) return grid;
  return (
    <div className={styles.row} tabIndex={0} role="region" aria-label={row}>
      {grid}
    </div>
  );
}
