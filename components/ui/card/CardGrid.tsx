import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /**
   * `filled` widens some cards so that every row is full; `uniform` keeps all of one width, as for
   * people, and centres a short last row.
   */
  variant?: 'filled' | 'uniform';
  /** On phones, the picture is small and beside the text: for long lists. */
  rows?: boolean;
  /** The cards, as list items. */
  children: ReactNode;
}

/** A responsive grid of cards. */
export function CardGrid({ variant = 'filled', rows, children }: CardGridProps) {
  return <ul className={clsx(styles.grid, styles[variant], rows && styles.rows)}>{children}</ul>;
}
