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

/** Whether a card of a `filled` grid is in a row of two on wide screens, as the style sheet has it. */
export const isWideCard = (index: number, count: number): boolean =>
  index < ([0, 4, 2][count % 3] ?? 0);

/** A responsive grid of cards. */
export function CardGrid({ variant = 'filled', rows, children }: CardGridProps) {
  return <ul className={clsx(styles.grid, styles[variant], rows && styles.rows)}>{children}</ul>;
}
