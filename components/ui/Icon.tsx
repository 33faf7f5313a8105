import clsx from 'clsx';
import { asset } from '@/lib/assets';
import type { IconName } from '@/content/types';
import styles from './Icon.module.css';

interface IconProps {
  name: IconName;
  /** `text` follows the words beside it; `feature` stands on its own. */
  size?: 'text' | 'feature';
  className?: string;
}

/** An icon of the sprite, in the colour of the text. It decorates: the words beside it speak. */
export function Icon({ name, size = 'text', className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, styles[size], className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${asset('/icons.svg')}#${name}`} />
    </svg>
  );
}
