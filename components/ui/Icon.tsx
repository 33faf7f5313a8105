import clsx from 'clsx';
import type { StaticImageData } from 'next/image';
import type { IconName } from '@/lib/content/schemas/variants';
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
      className={clsx(styles.icon, size === 'feature' && styles.feature, className)}
      aria-hidden="true"
    >
      <use href={`${(sprite as StaticImageData).src}#${name}`} />
    </svg>
  );
}
