import styles from './SkipLink.module.css';

/** The id of the page's `main`. */
export const MAIN_ID = 'contenu';

/** The first stop of the keyboard: over the navigation, straight to the page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {label}
    </a>
  );
}
