import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /**
   * `filled` widens a few cards so that every line is full; `alike` keeps all of one width, as
   * people are owed, and puts a short last line in the middle.
   */
  look?: 'filled' | 'alike';
  /** The cards, each a list item, however many. */
  children: ReactNode;
}

/** Cards in as many columns as there is room for. */
export function CardGrid({ look = 'filled', children }: CardGridProps) {
  return <ul className={clsx(styles.grid, styles[look])}>{children}</ul>;
}
