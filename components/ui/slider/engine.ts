import type { Swiper } from 'swiper';

/** The duration of a transition, in milliseconds. */
const SPEED_MS = 300;

/** A target for `goTo`: relative and wrapping, or a zero-based index. */
export type SlideTarget = 'next' | 'previous' | number;

/** The slide that `goTo` leads to. */
export interface ActiveSlide {
  /** Zero-based, in DOM order. */
  index: number;
  slide: Element | undefined;
}

interface TrackCallbacks {
  /** Resolves when no swipe is in progress on the track. */
  whenSettled: () => Promise<void>;
  /** The active slide, zero-based. */
  onChange: (index: number) => void;
  /** A touch on the slides starts or ends. */
  onTouch: (touching: boolean) => void;
}

/**
 * Loads Swiper and initialises it on a track, at the slide that the user has scrolled to.
 *
 * @param track The scroll-snap container.
 * @throws if its code cannot be loaded.
 */
export async function loadSwiper(
  track: HTMLElement,
  { whenSettled, onChange, onTouch }: TrackCallbacks,
): Promise<Swiper> {
  const { default: SwiperEngine } = await import('swiper');
  await whenSettled();
  const initialSlide = Math.round(track.scrollLeft / track.clientWidth) || 0;
  track.scrollLeft = 0;
  // Swiper concatenates its class names, so the critical CSS would not find them.
  track.dataset.swiper = '';
  const engine = new SwiperEngine(track, {
    initialSlide,
    loop: true,
    // Rapid clicks on an arrow count, even during a transition.
    loopPreventsSliding: false,
    slidesPerView: 1,
    // Required by the specification; set although they are Swiper's defaults.
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
  // Swiper's `slideToLoop` waits for the next frame, and a resize in between resets it to the
  // former slide. The loop reorders slides: find the target by its index.
  engine.slideToLoop = (index, ...options) => {
    const wanted = String(index);
    const position = engine.slides.findIndex(({ dataset }) => dataset.swiperSlideIndex === wanted);
    return engine.slideTo(position, ...options);
  };
  return engine;
}

export function goToSlide(engine: Swiper, target: SlideTarget): ActiveSlide {
  if (target === 'next') engine.slideNext();
  else if (target === 'previous') engine.slidePrev();
  else engine.slideToLoop(target);
  return { index: engine.realIndex, slide: engine.slides[engine.activeIndex] };
}

/**
 * Turns transitions on or off. The style sheets disable them under reduced motion, where Swiper
 * would wait for `transitionend`.
 */
export function animateSlides(engine: Swiper, animated: boolean): void {
  engine.params.speed = animated ? SPEED_MS : 0;
}
