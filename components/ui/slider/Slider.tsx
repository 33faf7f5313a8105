'use client';

import clsx from 'clsx';
import { Children, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { allowMotion } from '@/lib/browser/motion';
import { readPlatform } from '@/lib/browser/readPlatform';
import { useMotionAllowed } from '@/lib/browser/useMotionAllowed';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { fr } from '@/lib/text/typography';
import type { SlideTarget } from './engine';
import { SliderControls } from './SliderControls';
import { SliderTrack } from './SliderTrack';
import { usePauseReasons } from './usePauseReasons';
import { useSwiper } from './useSwiper';
import layout from '@/components/ui/layout.module.css';
import styles from './Slider.module.css';

interface SliderProps {
  /** The accessible name, in French. */
  label: string;
  /** Milliseconds between two slides. */
  interval: number;
  /** One element per slide. */
  children: ReactNode;
}

/**
 * A carousel (WAI-ARIA APG). It is a scroll-snap track, which works without scripts, until Swiper
 * is loaded: when the page is idle, or on the first touch, key or focus. It then loops, and
 * autoplays in view, unless paused.
 */
export const Slider = withErrorBoundary(Carousel, ({ label, children }) => (
  <section aria-label={label} className={clsx(layout.screen, styles.slider)}>
    <SliderTrack slides={Children.toArray(children)} />
  </section>
));

function Carousel({ label, interval, children }: SliderProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const track = useRef<HTMLDivElement>(null);
  const autoplays = useMotionAllowed();
  const { paused, setPaused } = usePauseReasons(track);
  const onTouch = useCallback((touching: boolean) => setPaused('touch', touching), [setPaused]);
  const { activeIndex, ready, start, goTo } = useSwiper(track, autoplays, onTouch);
  const index = activeIndex ?? 0;
  /** The last slide that the user requested by a control, and its title. */
  const [requested, setRequested] = useState<{ index: number; title: string }>();
  const slidesId = useId();

  const goToOnClick = (target: SlideTarget) => {
    const active = goTo(target);
    if (!active) return;
    const title = active.slide?.querySelector('h2')?.textContent ?? '';
    setRequested({ index: active.index, title });
  };

  // Restarts after each change of slide and each click.
  useEffect(() => {
    if (!autoplays || paused || !ready) return;
    const timer = setTimeout(() => {
      setRequested(undefined);
      goTo('next');
    }, interval);
    return () => clearTimeout(timer);
  }, [autoplays, paused, ready, index, requested, interval, goTo]);

  return (
    <section
      aria-roledescription="carrousel"
      aria-label={label}
      className={clsx(layout.screen, styles.slider)}
      onPointerEnter={(event) => setPaused('pointer', event.pointerType === 'mouse')}
      onPointerLeave={() => setPaused('pointer', false)}
      onFocus={({ target }) => {
        setPaused('focus', isFocusVisible(target));
        void start();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPaused('focus', false);
      }}
      // A click leaves focus on its button, which must not pause for good.
      onPointerDown={() => setPaused('focus', false)}
      onKeyDown={() => setPaused('focus', true)}
    >
      <SliderControls
        {...{ slidesId, count, index, autoplays }}
        onToggle={() => allowMotion(!autoplays)}
        onGoTo={goToOnClick}
      />
      <SliderTrack
        ref={track}
        id={slidesId}
        slides={slides}
        activeIndex={activeIndex}
        onTouchStart={start}
      />
      {/* Autoplay is not announced: it would interrupt reading. */}
      <LiveRegion className={styles.status}>
        {requested?.index === index ? (
          <VisuallyHidden>
            {fr(`Diapositive ${index + 1} sur ${count} : ${requested.title}`)}
          </VisuallyHidden>
        ) : null}
      </LiveRegion>
    </section>
  );
}

/** Browsers without `:focus-visible` pause on any focus. */
const isFocusVisible = (element: Element): boolean =>
  readPlatform(() => element.matches(':focus-visible'), true);
