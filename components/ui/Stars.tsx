import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { fr } from '@/lib/text/typography';
import styles from './Stars.module.css';

const BEST = 5;

/** A rating as stars, always with its words: «5 sur 5». Letters, so that paper shows them too. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p>
      <span className={styles.stars}>
        <span
          className={styles.signs}
          data-stars={'★'.repeat(rating) + '☆'.repeat(BEST - rating)}
        />
        <span>
          <VisuallyHidden>{fr('Note : ')}</VisuallyHidden>
          {rating} sur {BEST}
        </span>
      </span>
    </p>
  );
}
