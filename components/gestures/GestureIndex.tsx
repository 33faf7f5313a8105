import { GESTURE_PARTS, HOSPITALS_PART } from '@/lib/danger/gestures';
import type { GesturesPage } from '@/lib/content/schemas/gestures';
import styles from './GestureIndex.module.css';

interface GestureIndexProps {
  gestures: GesturesPage['gestures'];
  /** What the list of hospitals is called. */
  hospitals: string;
}

/** The gestures by name: whoever is in haste touches one and is there. */
export function GestureIndex({ gestures, hospitals }: GestureIndexProps) {
  const parts = [
    ...gestures.map(({ code, title }) => ({ id: GESTURE_PARTS[code], title })),
    { id: HOSPITALS_PART, title: hospitals },
  ];
  return (
    <nav aria-label="Les gestes" className={styles.index}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
