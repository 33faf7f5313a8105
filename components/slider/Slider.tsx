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
import { Icon } from '@/components/ui/Icon';
import { allowMotion, motionAnimated } from '@/lib/motion';
import { animateSlides, loadSwiper } from './engine';
import styles from './Slider.module.css';

interface SliderProps {
  /** What the slider shows, in French: the name that screen readers say. */
  label: string;
  /** Milliseconds between two slides. */
  interval: number;
  /** One element per slide, rendered on the server. */
  children: ReactNode;
}

/** True while any reason to stand still holds: the pointer, focus, a finger, a hidden tab. */
function useHold() {
  const [holds, setHolds] = useState<ReadonlySet<string>>(new Set());
  const hold = useCallback((reason: string, on: boolean) => {
    setHolds((last) => {
      if (last.has(reason) === on) return last;
      const next = new Set(last);
      if (on) next.add(reason);
      else next.delete(reason);
      return next;
    });
  }, []);
  useEffect(() => {
    const watch = () => hold('hidden', document.hidden);
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }, [hold]);
  return { held: holds.size > 0, hold };
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
  const swiper = useRef<Promise<Swiper | null> | null>(null);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  const moves = useMotionAllowed();
  const { held, hold } = useHold();
  const slidesId = useId();

  const start = useCallback(() => {
    swiper.current ??= loadSwiper(track.current!, {
      onChange: setIndex,
      onTouch: (touching) => hold('touch', touching),
    }).then(
      (engine) => {
        animateSlides(engine, motionAnimated());
        setReady(true);
        return engine;
      },
      (failure: unknown) => {
        // The slides stay a track that swipes: only the arrows wait for the next try.
        swiper.current = null;
        console.error('Le moteur du carrousel ne s’est pas chargé.', failure);
        return null;
      },
    );
    return swiper.current;
  }, [hold]);

  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const cancelIdle = window.cancelIdleCallback ?? clearTimeout;
    const idle = whenIdle(start, { timeout: 2000 });
    return () => {
      cancelIdle(idle as number);
      const engine = swiper.current;
      swiper.current = null;
      engine?.then((loaded) => loaded?.destroy(true, true));
      setReady(false);
    };
  }, [start]);

  useEffect(() => {
    swiper.current?.then((engine) => engine && animateSlides(engine, motionAnimated()));
  }, [moves]);

  const act = useCallback(
    (move: (engine: Swiper) => void) => start().then((engine) => engine && move(engine)),
    [start],
  );
  const next = useCallback(() => act((engine) => engine.slideNext()), [act]);
  const previous = () => act((engine) => engine.slidePrev());
  const goTo = (target: number) => act((engine) => engine.slideToLoop(target));

  // The timer starts anew after each change, whoever made it.
  useEffect(() => {
    if (!moves || held || !ready) return;
    const turn = setTimeout(next, interval);
    return () => clearTimeout(turn);
  }, [moves, held, ready, index, interval, next]);

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
      onFocus={() => {
        hold('focus', true);
        start();
      }}
      onBlur={(event) => hold('focus', event.currentTarget.contains(event.relatedTarget))}
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
        aria-live={moves && !held ? 'off' : 'polite'}
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
    </section>
  );
}
