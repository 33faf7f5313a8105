import { motionAnimated } from '@/lib/browser/motion';
import type { Shown, Turn } from './engine';

/** A track that has not moved for so long stands still, in milliseconds. */
const CALM_MS = 100;
/** Between two looks at a track that moves, in milliseconds. */
const LOOK_MS = 50;

export interface SwipeWatch {
  /** Resolves once no finger is on the track, and it stands on a slide. */
  whenOver: () => Promise<void>;
  /** Turns the slides by scrolling, one turn after another where they come fast. */
  turn: (turn: Turn) => Shown;
  stop: () => void;
}

/**
 * Watches the swipes of a track that scrolls by itself. Whoever takes the track over waits for
 * their end: a swipe under way would be lost.
 *
 * @param track The element that scrolls.
 * @param onRest Called with the slide at which it has come to rest, counted from 0.
 */
export function watchSwipes(track: HTMLElement, onRest: (index: number) => void): SwipeWatch {
  let touching = false;
  let lastMove = -Infinity;
  /** Where the track stands, or where a turn is leading it. */
  let index = 0;
  let isLed = false;
  let calm: ReturnType<typeof setTimeout> | undefined;
  const nearest = () => Math.round(track.scrollLeft / track.clientWidth) || 0;
  const rest = () => {
    isLed = false;
    index = nearest();
    onRest(index);
  };
  const moved = ({ type }: Event) => {
    if (type !== 'scroll') touching = type === 'touchstart';
    if (touching) isLed = false;
    // A press may come while a swipe still glides: it counts from there, not from before it.
    if (!isLed) index = nearest();
    lastMove = performance.now();
    clearTimeout(calm);
    calm = setTimeout(rest, CALM_MS);
  };
  // It may have been swiped before anybody watched: a turn counts from where it stands.
  rest();
  const types = ['touchstart', 'touchend', 'touchcancel', 'scroll'];
  for (const type of types) track.addEventListener(type, moved, { passive: true });

  const isOver = () => {
    const { scrollLeft, clientWidth } = track;
    const beside = Math.abs(scrollLeft - Math.round(scrollLeft / clientWidth) * clientWidth);
    // Zoomed pages scroll by parts of a pixel; a track out of sight has no width.
    return !touching && !(beside > 1) && performance.now() - lastMove > CALM_MS;
  };
  return {
    turn: (turn) => {
      const slides = track.firstElementChild!.children;
      const steps = { next: 1, previous: slides.length - 1 };
      index = typeof turn === 'number' ? turn : (index + steps[turn]) % slides.length;
      isLed = true;
      lastMove = performance.now();
      const behavior = motionAnimated() ? 'smooth' : 'auto';
      track.scrollTo({ left: index * track.clientWidth, behavior });
      onRest(index);
      return { index, slide: slides[index] };
    },
    whenOver: async () => {
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    },
    stop: () => {
      // Nobody hears of the finger's end any more: it must not be waited for.
      touching = false;
      clearTimeout(calm);
      for (const type of types) track.removeEventListener(type, moved);
    },
  };
}
