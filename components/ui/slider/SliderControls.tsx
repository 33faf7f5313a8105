import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { HydratedButton } from '@/components/ui/HydratedButton';
import { Icon } from '@/components/ui/Icon';
import type { SlideTarget } from './engine';
import layout from '@/components/ui/layout.module.css';
import styles from './SliderControls.module.css';

interface SliderControlsProps {
  /** The id of the slides' container. */
  slidesId: string;
  count: number;
  /** The active slide, zero-based. */
  index: number;
  /** Autoplay is on. */
  autoplays: boolean;
  /** Stops or restarts autoplay. */
  onToggle: () => void;
  onGoTo: (target: SlideTarget) => void;
}

/** The controls of the carousel: pause, arrows, dots and arrow keys. */
export function SliderControls({
  slidesId,
  count,
  index,
  autoplays,
  onToggle,
  onGoTo,
}: SliderControlsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Browser shortcuts, such as Alt + ← for «Back».
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') onGoTo('next');
    else if (event.key === 'ArrowLeft') onGoTo('previous');
    else return;
    event.preventDefault();
  };

  return (
    <div className={clsx(layout.scripted, styles.controls)} onKeyDown={onKeyDown}>
      <HydratedButton
        className={styles.control}
        aria-label={autoplays ? 'Arrêter le défilement' : 'Relancer le défilement'}
        onClick={onToggle}
      >
        <Icon name={autoplays ? 'pause' : 'play'} alone />
      </HydratedButton>
      <HydratedButton
        className={styles.control}
        aria-label="Diapositive précédente"
        aria-controls={slidesId}
        onClick={() => onGoTo('previous')}
      >
        <Icon name="caret-left" alone />
      </HydratedButton>
      <ul className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <li key={dot}>
            <HydratedButton
              className={clsx(styles.dot, Math.abs(dot - index) === 1 && styles.near)}
              aria-label={`Aller à la diapositive ${dot + 1}`}
              aria-current={dot === index ? 'true' : undefined}
              aria-controls={slidesId}
              onClick={() => onGoTo(dot)}
            />
          </li>
        ))}
      </ul>
      <span className={styles.count} aria-hidden="true">
        {`${index + 1} sur ${count}`}
      </span>
      <HydratedButton
        className={styles.control}
        aria-label="Diapositive suivante"
        aria-controls={slidesId}
        onClick={() => onGoTo('next')}
      >
        <Icon name="caret-right" alone />
      </HydratedButton>
    </div>
  );
}
