/** A track that has not moved for so long stands still, in milliseconds. */
const CALM_MS = 100;
/** Between two looks at a track that moves, in milliseconds. */
const LOOK_MS = 50;

export interface SwipeWatch {
  /** Resolves once no finger is on the track, and it stands on a slide. */
  whenOver: () => Promise<void>;
  stop: () => void;
}

/**
 * Watches the swipes of a track that scrolls by itself. Whoever takes the track over waits for
 * their end: a swipe under way would be lost.
 *
 * @param track The element that scrolls.
 */
export function watchSwipes(track: HTMLElement): SwipeWatch {
  let touching = false;
  let lastMove = -Infinity;
  const moved = ({ type }: Event) => {
    if (type !== 'scroll') touching = type === 'touchstart';
    lastMove = performance.now();
  };
  const types = ['touchstart', 'touchend', 'touchcancel', 'scroll'];
  for (const type of types) track.addEventListener(type, moved, { passive: true });

  const isOver = () => {
    const { scrollLeft, clientWidth } = track;
    const beside = Math.abs(scrollLeft - Math.round(scrollLeft / clientWidth) * clientWidth);
    // Zoomed pages scroll by parts of a pixel; a track out of sight has no width.
    return !touching && !(beside > 1) && performance.now() - lastMove > CALM_MS;
  };
  return {
    whenOver: async () => {
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    },
    stop: () => {
      // Nobody hears of the finger's end any more: it must not be waited for.
      touching = false;
      for (const type of types) track.removeEventListener(type, moved);
    },
  };
}
