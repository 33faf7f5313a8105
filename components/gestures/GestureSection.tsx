import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { Words } from '@/components/ui/Words';
import tints from '@/components/ui/tints.module.css';
import { GESTURE_PARTS } from '@/lib/danger/gestures';
import { fr } from '@/lib/typography';
import type { Gesture } from '@/lib/content/schemas/gestures';
import styles from './GestureSection.module.css';

interface GestureSectionProps {
  gesture: Gesture;
  neverLabel: string;
  /** The one that is in the first view. */
  first?: boolean;
}

/** One gesture: what it looks like, when, what to do line by line, and what never to do. */
export function GestureSection({ gesture, neverLabel, first }: GestureSectionProps) {
  const { code, title, when, lines, never, image, color } = gesture;
  const id = GESTURE_PARTS[code];
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className={styles.gesture}>
      <div className={clsx(styles.picture, tints[color])}>
        <Picture picture={image} first={first} sizes="(max-width: 40em) 100vw, 29rem" />
      </div>
      <div>
        <h2 id={`${id}-titre`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.when}>
          <Words>{when}</Words>
        </p>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Words>{line}</Words>
            </li>
          ))}
        </ol>
        <p className={styles.never}>
          <strong>{fr(`${neverLabel} :`)}</strong> <Words>{never}</Words>
        </p>
      </div>
    </section>
  );
}
