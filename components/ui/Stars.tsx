import clsx from 'clsx';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { fr } from '@/lib/text/typography';
import layout from './layout.module.css';
import styles from './Stars.module.css';

const MAX_RATING = 5;

/** A rating as stars with its text alternative. The stars are text, so that they print. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p>
      <span className={clsx(layout.row, styles.stars)}>
        <span
          className={styles.glyphs}
          data-stars={'★'.repeat(rating) + '☆'.repeat(MAX_RATING - rating)}
        />
        <span>
          <VisuallyHidden>{fr('Note : ')}</VisuallyHidden>
          {rating} sur {MAX_RATING}
        </span>
      </span>
    </p>
  );
}
