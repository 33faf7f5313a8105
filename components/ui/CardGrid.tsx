import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /**
   * `filled` widens some cards so that every row is full; `uniform` keeps all of one width, as for
   * people, and centres a short last row.
   */
  variant?: 'filled' | 'uniform';
  /**
   * On phones, one row that scrolls sideways: its accessible name. The row is focusable, since
   * Safari scrolls it by keyboard only then.
   */
  row?: string;
  /** The cards, as list items. */
  children: ReactNode;
}

/** A responsive grid of cards. */
export function CardGrid({ variant = 'filled', row, children }: CardGridProps) {
  const grid = <ul className={clsx(styles.grid, styles[variant])}>{children}</ul>;
  if (!row) return grid;
  return (
    <div className={styles.row} tabIndex={0} role="region" aria-label={row}>
      {grid}
    </div>
  );
}
