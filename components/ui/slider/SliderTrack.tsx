import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Slider.module.css';

interface SliderTrackProps extends ComponentProps<'div'> {
  slides: readonly ReactNode[];
  /** The only slide that can be reached, zero-based; undefined before hydration: all can. */
  activeIndex?: number | undefined;
}

/** The slides: a scroll-snap container, until Swiper takes over. It needs no script. */
export function SliderTrack({ slides, activeIndex, ...rest }: SliderTrackProps) {
  return (
    <div {...rest} className={clsx('swiper', styles.viewport)}>
      <div className={clsx('swiper-wrapper', styles.track)}>
        {slides.map((slide, position) => (
          <div
            key={position}
            role="group"
            aria-roledescription="diapositive"
            aria-label={`${position + 1} sur ${slides.length}`}
            className={clsx('swiper-slide', styles.slide)}
            inert={activeIndex !== undefined && position !== activeIndex}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}
