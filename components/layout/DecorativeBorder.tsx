import styles from './DecorativeBorder.module.css';

/** An embroidered border between two grounds. */
export function DecorativeBorder() {
  return <div className={styles.border} aria-hidden="true" />;
}
