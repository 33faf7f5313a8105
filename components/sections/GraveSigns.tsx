import { SignGestures } from '@/components/gestures/SignGestures';
import type { SignList } from '@/lib/danger/warningSteps';
import styles from './GraveSigns.module.css';

interface GraveSignsProps {
  lists: readonly SignList[];
}

/**
 * All that sends to hospital, group by group. The first lies open, the others a tap away: sixty
 * lines one after the other would be read by nobody.
 */
export function GraveSigns({ lists }: GraveSignsProps) {
  return (
    <div className={styles.groups}>
      {lists.map(({ heading, hint, signs }, index) => (
        <details key={heading} open={index === 0} className={styles.group}>
          <summary className={styles.heading}>
            <span>
              {heading}
              {hint ? <small>{hint}</small> : null}
            </span>
          </summary>
          <ul className={styles.signs}>
            {signs.map(({ code, words }) => (
              <li key={code}>{words}</li>
            ))}
          </ul>
          <SignGestures signs={signs} />
        </details>
      ))}
    </div>
  );
}
