import clsx from 'clsx';
import type { StaticImageData } from 'next/image';
import type { IconName } from '@/lib/content/schemas/variants';
import styles from './Icon.module.css';
import sprite from './icons.svg';

interface IconProps {
  name: IconName;
  /** `text` is sized by the text next to it; `medium` and `feature` are larger. */
  size?: 'text' | 'medium' | 'feature';
  /** No visible text is beside it. Other icons give way to the text at the largest text sizes. */
  alone?: boolean;
  className?: string;
}

/**
 * A decorative icon of the sprite, in `currentColor`. The hashed URL of the sprite is cached as
 * immutable.
 */
export function Icon({ name, size = 'text', alone = false, className }: IconProps) {
  return (
    <svg
      className={clsx(
        styles.icon,
        size !== 'text' && styles[size],
        alone && styles.alone,
        className,
      )}
      aria-hidden="true"
    >
      <use href={`${(sprite as StaticImageData).src}#${name}`} />
    </svg>
  );
}
