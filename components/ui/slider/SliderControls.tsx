import type { KeyboardEvent } from 'react';
import { HydratedButton } from '@/components/ui/HydratedButton';
import { Icon } from '@/components/ui/Icon';
import { allowMotion } from '@/lib/browser/motion';
import styles from './SliderControls.module.css';

interface SliderControlsProps {
  /** The id of the element whose slides are turned. */
  slidesId: string;
  count: number;
  /** The slide now shown, counted from 0. */
  index: number;
  /** Slides turn by themselves. */
  moves: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onGoTo: (index: number) => void;
}

/** What turns a slider's slides or stops them: a switch, arrows, dots, and the keyboard's arrows. */
export function SliderControls(props: SliderControlsProps) {
  const { slidesId, count, index, moves, onPrevious, onNext, onGoTo } = props;

  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys an arrow is the browser's: Alt and left go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') onNext();
    else if (event.key === 'ArrowLeft') onPrevious();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.controls} onKeyDown={onKeyDown}>
      <HydratedButton
        className={styles.control}
        aria-label={moves ? 'Arrêter le défilement' : 'Relancer le défilement'}
        onClick={() => allowMotion(!moves)}
      >
        <Icon name={moves ? 'pause' : 'play'} />
      </HydratedButton>
      <HydratedButton
        className={styles.control}
        aria-label="Diapositive précédente"
        aria-controls={slidesId}
        onClick={onPrevious}
      >
        <Icon name="caret-left" />
      </HydratedButton>
      <ul className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <li key={dot}>
            <HydratedButton
              className={styles.dot}
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
        onClick={onNext}
      >
        <Icon name="caret-right" />
      </HydratedButton>
    </div>
  );
}
