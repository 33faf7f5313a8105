'use client';

import clsx from 'clsx';
import {
  Children,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Swiper } from 'swiper';
import { useMotionAllowed } from '@/components/motion/useMotionAllowed';
import { ActionButton } from '@/components/ui/ActionButton';
import { Announcement } from '@/components/ui/Announcement';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { allowMotion } from '@/lib/browser/motion';
import { fr } from '@/lib/typography';
import { showSlide } from './engine';
import { useHold } from './useHold';
import { useSwiper } from './useSwiper';
import styles from './Slider.module.css';

interface SliderProps {
  /** What the slider shows, in French: the name that screen readers say. */
  label: string;
  /** Milliseconds between two slides. */
  interval: number;
  /** One element per slide, rendered on the server. */
  children: ReactNode;
}

/**
 * A slider that is a plain scroll-snap track until Swiper is there: it swipes without any
 * script. Swiper is loaded when the page is idle, or at the first touch, key or focus, and then
 * carries the slides, wrapping at both ends. It turns by itself unless something holds it.
 */
export function Slider({ label, interval, children }: SliderProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const track = useRef<HTMLDivElement>(null);
  const moves = useMotionAllowed();
  const { held, hold } = useHold();
  const onTouch = useCallback((touching: boolean) => hold('touch', touching), [hold]);
  const { index, ready, start, act } = useSwiper(track, moves, onTouch);
  /** The slide that the visitor has last asked for by a control, and its title. */
  const [asked, setAsked] = useState<{ index: number; title: string }>();
  const slidesId = useId();

  const turn = (move: (engine: Swiper) => void) =>
    act((engine) => {
      move(engine);
      const { realIndex, slides: drawn, activeIndex } = engine;
      const title = drawn[activeIndex]?.querySelector('h2')?.textContent ?? '';
      setAsked({ index: realIndex, title });
    });
  const next = () => turn((engine) => engine.slideNext());
  const previous = () => turn((engine) => engine.slidePrev());
  const goTo = (target: number) => turn((engine) => showSlide(engine, target));

  // The timer starts anew after each change, whoever made it, and after each press.
  useEffect(() => {
    if (!moves || held || !ready) return;
    const timer = setTimeout(() => {
      setAsked(undefined);
      act((engine) => engine.slideNext());
    }, interval);
    return () => clearTimeout(timer);
  }, [moves, held, ready, index, asked, interval, act]);

  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys an arrow is the browser's: Alt and left go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') next();
    else if (event.key === 'ArrowLeft') previous();
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-roledescription="carrousel"
      aria-label={label}
      className={styles.slider}
      onPointerEnter={(event) => hold('pointer', event.pointerType === 'mouse')}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={({ target }) => {
        hold('focus', isFocusShown(target));
        start();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold('focus', false);
      }}
      // A press leaves focus on its button, where it must not hold the slides for good.
      onPointerDown={() => hold('focus', false)}
      onKeyDown={() => hold('focus', true)}
    >
      <div className={styles.controls} onKeyDown={onKeyDown}>
        <ActionButton
          className={styles.control}
          aria-label={moves ? 'Arrêter le défilement' : 'Relancer le défilement'}
          onClick={() => allowMotion(!moves)}
        >
          <Icon name={moves ? 'pause' : 'play'} />
        </ActionButton>
        <ActionButton
          className={styles.control}
          aria-label="Diapositive précédente"
          aria-controls={slidesId}
          onClick={previous}
        >
          <Icon name="caret-left" />
        </ActionButton>
        <ul className={styles.dots}>
          {slides.map((_, dot) => (
            <li key={dot}>
              <ActionButton
                className={styles.dot}
                aria-label={`Aller à la diapositive ${dot + 1}`}
                aria-current={dot === index ? 'true' : undefined}
                aria-controls={slidesId}
                onClick={() => goTo(dot)}
              />
            </li>
          ))}
        </ul>
        <span className={styles.count} aria-hidden="true">
          {index + 1} sur {count}
        </span>
        <ActionButton
          className={styles.control}
          aria-label="Diapositive suivante"
          aria-controls={slidesId}
          onClick={next}
        >
          <Icon name="caret-right" />
        </ActionButton>
      </div>
      <div
        ref={track}
        id={slidesId}
        className={clsx('swiper', styles.viewport)}
        onTouchStart={start}
      >
        <div className={clsx('swiper-wrapper', styles.track)}>
          {slides.map((slide, position) => (
            <div
              key={position}
              role="group"
              aria-roledescription="diapositive"
              aria-label={`${position + 1} sur ${count}`}
              className={clsx('swiper-slide', styles.slide)}
              inert={ready && position !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {/* Of the turns that the clock makes nothing is said: they would cut in on what is read. */}
      <Announcement className={styles.said}>
        {asked?.index === index ? (
          <VisuallyHidden>
            {fr(`Diapositive ${index + 1} sur ${count} : ${asked.title}`)}
          </VisuallyHidden>
        ) : null}
      </Announcement>
    </section>
  );
}

/** Whether focus came by the keyboard. Old browsers don't tell: there it counts as if it did. */
function isFocusShown(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}
