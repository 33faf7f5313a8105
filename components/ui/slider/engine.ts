import type { Swiper } from 'swiper';

/** Milliseconds that a slide takes to come in. */
const SPEED_MS = 300;

/** To the next slide or the one before, round at both ends, or to one, counted from 0. */
export type Turn = 'next' | 'previous' | number;

/** The slide that a turn has led to. */
export interface Shown {
  /** Counted from 0 in the order of the page. */
  index: number;
  slide: Element | undefined;
}

interface Surroundings {
  /** Resolves when the track may be taken over: no swipe is under way there. */
  whenFree: () => Promise<void>;
  /** The slide now shown, counted from 0. */
  onChange: (index: number) => void;
  /** A finger is on the slides, or has left them. */
  onTouch: (touching: boolean) => void;
}

/**
 * Loads Swiper and lets it carry the slides of a track, from the slide that the visitor has
 * already swiped to.
 *
 * @param track The element that holds the slides; it scrolls by itself until then.
 * @returns The running Swiper.
 * @throws where its code can't be loaded.
 */
export async function loadSwiper(
  track: HTMLElement,
  { whenFree, onChange, onTouch }: Surroundings,
): Promise<Swiper> {
  const { default: SwiperEngine } = await import('swiper');
  await whenFree();
  const initialSlide = Math.round(track.scrollLeft / track.clientWidth) || 0;
  track.scrollLeft = 0;
  // Swiper writes the names of its own classes in two parts: the critical CSS would not find them.
  track.dataset.carried = '';
  const engine = new SwiperEngine(track, {
    initialSlide,
    loop: true,
    // Each press of an arrow is a slide: one that comes while a slide is still coming in, too.
    loopPreventsSliding: false,
    slidesPerView: 1,
    // The specification's constants: Swiper's own defaults, said once so that they stay.
    speed: SPEED_MS,
    threshold: 5,
    touchAngle: 45,
    longSwipesRatio: 0.5,
    longSwipesMs: 300,
    resistanceRatio: 0.85,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      touchStart: () => onTouch(true),
      touchEnd: () => onTouch(false),
    },
  });
  // Swiper's own waits for the next frame, and it leads to its slide anew where its size changes: a
  // press in between would be undone. The slide is found wherever the loop has put it.
  engine.slideToLoop = (index, ...how) => {
    const wanted = String(index);
    const place = engine.slides.findIndex(({ dataset }) => dataset.swiperSlideIndex === wanted);
    return engine.slideTo(place, ...how);
  };
  return engine;
}

/** Turns the slides. */
export function turnEngine(engine: Swiper, turn: Turn): Shown {
  if (turn === 'next') engine.slideNext();
  else if (turn === 'previous') engine.slidePrev();
  else engine.slideToLoop(turn);
  return { index: engine.realIndex, slide: engine.slides[engine.activeIndex] };
}

/**
 * Sets whether slides glide in or stand there at once. The style sheets cut transitions where
 * nothing is to move, and Swiper would wait for their end.
 */
export function animateSlides(engine: Swiper, animated: boolean): void {
  engine.params.speed = animated ? SPEED_MS : 0;
}
