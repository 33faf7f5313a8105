import clsx from 'clsx';
import type { StaticImageData } from 'next/image';
import type { IconName } from '@/content/types';
import styles from './Icon.module.css';
import sprite from './icons.svg';

interface IconProps {
  name: IconName;
  /** `text` follows the words beside it; `feature` stands on its own. */
  size?: 'text' | 'feature';
  className?: string;
}

/**
 * An icon of the sprite, in the colour of the text. It decorates: the words beside it speak. The
 * sprite's hashed address lets browsers keep it for good, also without network.
 */
export function Icon({ name, size = 'text', className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, styles[size], className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${(sprite as StaticImageData).src}#${name}`} />
    </svg>
  );
}
