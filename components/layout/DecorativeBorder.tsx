import styles from './DecorativeBorder.module.css';

/** The embroidered border that marks a change of ground, once or twice a page. */
export function DecorativeBorder() {
  return <div className={styles.band} aria-hidden="true" />;
}
