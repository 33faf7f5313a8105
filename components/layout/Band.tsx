import styles from './Band.module.css';

/** The embroidered border that marks a change of ground, once or twice a page. */
export function Band() {
  return <div className={styles.band} aria-hidden="true" />;
}
