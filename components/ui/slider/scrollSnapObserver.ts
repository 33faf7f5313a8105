import { motionAnimated } from '@/lib/browser/motion';
import type { ActiveSlide, SlideTarget } from './engine';

/** A track without scroll events for this long has settled, in milliseconds. */
const IDLE_MS = 100;
/** The polling interval while a track moves, in milliseconds. */
const POLL_MS = 50;

export interface ScrollSnapObserver {
  /** Resolves once there is no touch and the track rests on a slide. */
  whenSettled: () => Promise<void>;
  /** Scrolls to a slide. Consecutive calls accumulate. */
  goTo: (target: SlideTarget) => ActiveSlide;
  disconnect: () => void;
}

/**
 * Observes swipes on a scroll-snap container. Swiper may take over only between swipes: it would
 * cancel one in progress.
 *
 * @param track The scroll container.
 * @param onSettled Called with the zero-based index of the slide at which it rests.
 */
export function observeScrollSnap(
  track: HTMLElement,
  onSettled: (index: number) => void,
): ScrollSnapObserver {
  let touching = false;
  let lastMoveAt = -Infinity;
  /** The current slide, or the target of `goTo`. */
  let index = 0;
  let isScrollingToTarget = false;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const nearest = () => Math.round(track.scrollLeft / track.clientWidth) || 0;
  const settle = () => {
    isScrollingToTarget = false;
    index = nearest();
    onSettled(index);
  };
  const onMove = ({ type }: Event) => {
    if (type !== 'scroll') touching = type === 'touchstart';
    if (touching) isScrollingToTarget = false;
    // A click during momentum scrolling counts from the current slide.
    if (!isScrollingToTarget) index = nearest();
    lastMoveAt = performance.now();
    clearTimeout(settleTimer);
    settleTimer = setTimeout(settle, IDLE_MS);
  };
  // The track may have been scrolled before.
  settle();
  const types = ['touchstart', 'touchend', 'touchcancel', 'scroll'];
  for (const type of types) track.addEventListener(type, onMove, { passive: true });

  const isSettled = () => {
    const { scrollLeft, clientWidth } = track;
    const offset = Math.abs(scrollLeft - Math.round(scrollLeft / clientWidth) * clientWidth);
    // Allows for subpixel scrolling at page zoom, and for a hidden track of zero width.
    return !touching && !(offset > 1) && performance.now() - lastMoveAt > IDLE_MS;
  };
  return {
    goTo: (target) => {
      const slides = track.firstElementChild!.children;
      const steps = { next: 1, previous: slides.length - 1 };
      index = typeof target === 'number' ? target : (index + steps[target]) % slides.length;
      isScrollingToTarget = true;
      lastMoveAt = performance.now();
      const behavior = motionAnimated() ? 'smooth' : 'auto';
      track.scrollTo({ left: index * track.clientWidth, behavior });
      onSettled(index);
      return { index, slide: slides[index] };
    },
    whenSettled: async () => {
      while (!isSettled()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    },
    disconnect: () => {
      // `touchend` is no longer received.
      touching = false;
      clearTimeout(settleTimer);
      for (const type of types) track.removeEventListener(type, onMove);
    },
  };
}
