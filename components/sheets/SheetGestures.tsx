import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { fr } from '@/lib/typography';
import type { GesturesPage } from '@/lib/content/schemas/gestures';
import styles from './SheetGestures.module.css';

/** What a sheet prints of the page of gestures. */
export type PrintedGestures = Pick<GesturesPage, 'gestures' | 'neverLabel'>;

/** All gestures in two columns, as small as a wall sheet bears: their own page has them large. */
export function SheetGestures({ gestures, neverLabel }: PrintedGestures) {
  return (
    <div className={styles.gestures}>
      {gestures.map(({ code, title, when, lines, never }) => (
        <div key={code} className={styles.gesture}>
          <h2 className={styles.title}>{title}</h2>
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
      ))}
    </div>
  );
}
