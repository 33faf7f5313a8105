import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import styles from './DecorativeBorder.module.css';

/** An embroidered border between two grounds. */
export function DecorativeBorder() {
  return <div className={clsx(layout.screen, styles.border)} aria-hidden="true" />;
}
