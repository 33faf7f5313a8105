import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { motionAnimated } from '@/lib/browser/motion';
import { whenIdle } from '@/lib/browser/whenIdle';
import { animateSlides, loadSwiper, turnEngine, type Shown, type Turn } from './engine';
import { watchSwipes, type SwipeWatch } from './scrollSnapObserver';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Swiper on a track, loaded when the page is idle or when something calls `start` or `turn`. Until
 * it is there, and where it never comes, the track itself is scrolled.
 *
 * @param track The element that holds the slides.
 * @param moves Changes with the visitor's wish that things move or stand.
 * @param onTouch A finger is on the slides, or has left them.
 * @returns The slide now shown, counted from 0; whether Swiper carries it; how to move it.
 */
export function useSwiper(
  track: RefObject<HTMLElement | null>,
  moves: boolean,
  onTouch: (touching: boolean) => void,
) {
  const swiper = useRef<Promise<Swiper | null> | null>(null);
  const running = useRef<Swiper | null>(null);
  const swipes = useRef<SwipeWatch | null>(null);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);

  const start = useCallback(() => {
    swiper.current ??= loadSwiper(track.current!, {
      whenFree: async () => swipes.current?.whenOver(),
      onChange: setIndex,
      onTouch,
    }).then(
      (engine) => {
        swipes.current?.stop();
        animateSlides(engine, motionAnimated());
        running.current = engine;
        setReady(true);
        return engine;
      },
      (failure: unknown) => {
        // The slides stay a track that swipes.
        swiper.current = null;
        console.error('Le moteur du carrousel ne s’est pas chargé.', failure);
        return null;
      },
    );
    return swiper.current;
  }, [track, onTouch]);

  // Before a tap that was remembered is done again.
  useLayoutEffect(() => {
    swipes.current = watchSwipes(track.current!, setIndex);
    const cancelIdle = whenIdle(start, IDLE_TIMEOUT_MS);
    return () => {
      cancelIdle();
      swipes.current?.stop();
      const engine = swiper.current;
      swiper.current = null;
      running.current = null;
      void engine?.then((loaded) => loaded?.destroy(true, true));
      setReady(false);
    };
  }, [track, start]);

  useEffect(() => {
    void swiper.current?.then((engine) => engine && animateSlides(engine, motionAnimated()));
  }, [moves]);

  const turn = useCallback(
    (to: Turn): Shown | undefined => {
      void start();
      return running.current ? turnEngine(running.current, to) : swipes.current?.turn(to);
    },
    [start],
  );

  return { index, ready, start, turn };
}
