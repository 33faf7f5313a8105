'use client';

import clsx from 'clsx';
import { Children, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useMotionAllowed } from '@/lib/browser/useMotionAllowed';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { fr } from '@/lib/text/typography';
import type { Turn } from './engine';
import { SliderControls } from './SliderControls';
import { usePauseReasons } from './usePauseReasons';
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
  const { held, hold } = usePauseReasons();
  const onTouch = useCallback((touching: boolean) => hold('touch', touching), [hold]);
  const { index, ready, start, turn } = useSwiper(track, moves, onTouch);
  /** The slide that the visitor has last asked for by a control, and its title. */
  const [asked, setAsked] = useState<{ index: number; title: string }>();
  const slidesId = useId();

  const turnByHand = (to: Turn) => {
    const shown = turn(to);
    if (!shown) return;
    const title = shown.slide?.querySelector('h2')?.textContent ?? '';
    setAsked({ index: shown.index, title });
  };

  // The timer starts anew after each change, whoever made it, and after each press.
  useEffect(() => {
    if (!moves || held || !ready) return;
    const timer = setTimeout(() => {
      setAsked(undefined);
      turn('next');
    }, interval);
    return () => clearTimeout(timer);
  }, [moves, held, ready, index, asked, interval, turn]);

  return (
    <section
      aria-roledescription="carrousel"
      aria-label={label}
      className={styles.slider}
      onPointerEnter={(event) => hold('pointer', event.pointerType === 'mouse')}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={({ target }) => {
        hold('focus', isFocusShown(target));
        void start();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold('focus', false);
      }}
      // A press leaves focus on its button, where it must not hold the slides for good.
      onPointerDown={() => hold('focus', false)}
      onKeyDown={() => hold('focus', true)}
    >
      <SliderControls
        slidesId={slidesId}
        count={count}
        index={index}
        moves={moves}
        onPrevious={() => turnByHand('previous')}
        onNext={() => turnByHand('next')}
        onGoTo={turnByHand}
      />
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
      <LiveRegion className={styles.said}>
        {asked?.index === index ? (
          <VisuallyHidden>
            {fr(`Diapositive ${index + 1} sur ${count} : ${asked.title}`)}
          </VisuallyHidden>
        ) : null}
      </LiveRegion>
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
