import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import styles from './SkipLink.module.css';

/** The id of `main`. */
export const MAIN_ID = 'contenu';

/** The skip link: the first tab stop. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={clsx(layout.screen, styles.skip)}>
      {label}
    </a>
  );
}
