import clsx from 'clsx';
import type { StaticImageData } from 'next/image';
import type { IconName } from '@/lib/content/schemas/variants';
import styles from './Icon.module.css';
import sprite from './icons.svg';

interface IconProps {
  name: IconName;
  /** `text` is sized by the text next to it; `feature` is large. */
  size?: 'text' | 'feature';
  className?: string;
}

/**
 * A decorative icon of the sprite, in `currentColor`. The hashed URL of the sprite is cached as
 * immutable.
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
