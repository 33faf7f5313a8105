import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { motionAnimated } from '@/lib/browser/motion';
import { whenIdle } from '@/lib/browser/whenIdle';
import { animateSlides, loadSwiper, goToSlide, type ActiveSlide, type SlideTarget } from './engine';
import { observeScrollSnap, type ScrollSnapObserver } from './scrollSnapObserver';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Loads Swiper on a track when the page is idle, or when `start` or `goTo` is called. Before that,
 * or if it fails, the track is scrolled.
 *
 * @param track The scroll-snap container.
 * @param motionAllowed Whether motion is allowed.
 * @param onTouch Called when a touch on the slides starts or ends.
 * @returns The zero-based active slide, undefined before hydration, whether Swiper is ready, and how to move it.
 */
export function useSwiper(
  track: RefObject<HTMLElement | null>,
  motionAllowed: boolean,
  onTouch: (touching: boolean) => void,
) {
  const swiper = useRef<Promise<Swiper | null> | null>(null);
  const running = useRef<Swiper | null>(null);
  const observer = useRef<ScrollSnapObserver | null>(null);
  const [activeIndex, setActiveIndex] = useState<number>();
  const [ready, setReady] = useState(false);

  const start = useCallback(() => {
    swiper.current ??= loadSwiper(track.current!, {
      whenSettled: async () => observer.current?.whenSettled(),
      onChange: setActiveIndex,
      onTouch,
    }).then(
      (engine) => {
        observer.current?.disconnect();
        animateSlides(engine, motionAnimated());
        running.current = engine;
        setReady(true);
        return engine;
      },
      (failure: unknown) => {
        // The slides remain a scroll-snap track.
        swiper.current = null;
        console.error('Le moteur du carrousel ne s’est pas chargé.', failure);
        return null;
      },
    );
    return swiper.current;
  }, [track, onTouch]);

  // A layout effect runs before replayed taps.
  useLayoutEffect(() => {
    observer.current = observeScrollSnap(track.current!, setActiveIndex);
    const cancelIdle = whenIdle(start, IDLE_TIMEOUT_MS);
    return () => {
      cancelIdle();
      observer.current?.disconnect();
      const engine = swiper.current;
      swiper.current = null;
      running.current = null;
      void engine?.then((loaded) => loaded?.destroy(true, true));
      setReady(false);
    };
  }, [track, start]);

  useEffect(() => {
    void swiper.current?.then((engine) => engine && animateSlides(engine, motionAnimated()));
  }, [motionAllowed]);

  const goTo = useCallback(
    (target: SlideTarget): ActiveSlide | undefined => {
      void start();
      return running.current ? goToSlide(running.current, target) : observer.current?.goTo(target);
    },
    [start],
  );

  return { activeIndex, ready, start, goTo };
}
