import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import layout from '@/components/ui/layout.module.css';
import styles from './Trust.module.css';

/**
 * Reasons to trust the centre: the short form of its commitments.
 *
 * @param props.commitments Those without a short form are skipped.
 */
export function Trust({ commitments }: { commitments: Guide['commitments']['items'] }) {
  const points = commitments.flatMap(({ inBrief }) => inBrief ?? []);
  if (points.length === 0) return null;
  return (
    <ul className={clsx(layout.row, layout.iconTexts, styles.trust)}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check-circle" />
          {point}
        </li>
      ))}
    </ul>
  );
}
