import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import tints from '@/components/ui/tints.module.css';
import { GESTURE_PARTS } from '@/lib/danger/gestures';
import { fr } from '@/lib/typography';
import type { Gesture } from '@/lib/content/schemas/gestures';
import styles from './GestureSection.module.css';

interface GestureSectionProps {
  gesture: Gesture;
  neverLabel: string;
}

/**
 * One first-aid action: a tile of its drawing and its name, which opens when, what to do line by
 * line, and what never to do. One is open at a time; links to it open it.
 */
export function GestureSection({ gesture, neverLabel }: GestureSectionProps) {
  const { code, title, when, lines, never, image, color } = gesture;
  return (
    <details name="gestes" className={clsx(styles.gesture, tints[color])}>
      <summary className={styles.summary}>
        <Picture
          picture={image}
          sizes="(max-width: 40em) 100vw, 29rem"
          className={styles.picture}
        />
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <div id={GESTURE_PARTS[code]} className={styles.content}>
        <p className={styles.when}>
          <AnnotatedText>{when}</AnnotatedText>
        </p>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <AnnotatedText>{line}</AnnotatedText>
            </li>
          ))}
        </ol>
        <p className={styles.never}>
          <strong>{fr(`${neverLabel} :`)}</strong> <AnnotatedText>{never}</AnnotatedText>
        </p>
      </div>
    </details>
  );
}
