import styles from './SkipLink.module.css';

/** The id of `main`. */
export const MAIN_ID = 'contenu';

/** The skip link: the first tab stop. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {label}
    </a>
  );
}
