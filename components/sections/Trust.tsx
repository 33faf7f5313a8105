import { Icon } from '@/components/ui/Icon';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import styles from './Trust.module.css';

/**
 * Why a stranger may be let in, in a few words each: the short form of a commitment.
 *
 * @param props.commitments Those without a short form show nothing.
 */
export function Trust({ commitments }: { commitments: Guide['commitments']['items'] }) {
  const points = commitments.flatMap(({ inBrief }) => inBrief ?? []);
  if (points.length === 0) return null;
  return (
    <ul className={styles.trust}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check-circle" />
          {point}
        </li>
      ))}
    </ul>
  );
}
