import clsx from 'clsx';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { fr } from '@/lib/typography';
import styles from './Stars.module.css';

const BEST = 5;

/** A rating as lozenges, always with its words: «5 sur 5». */
export function Stars({ rating }: { rating: number }) {
  return (
    <p>
      <span className={styles.stars}>
        <span aria-hidden="true" className={styles.lozenges}>
          {Array.from({ length: BEST }, (_, index) => (
            <span key={index} className={clsx(styles.lozenge, index < rating && styles.full)} />
          ))}
        </span>
        <span>
          <VisuallyHidden>{fr('Note : ')}</VisuallyHidden>
          {rating} sur {BEST}
        </span>
      </span>
    </p>
  );
}
