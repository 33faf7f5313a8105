import type { ReactNode } from 'react';
import { PageHero } from '@/components/layout/PageHero';
import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { Slide } from '@/lib/content/schemas/parts';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { Slider } from '@/components/ui/slider/Slider';
import styles from './HeroSlider.module.css';

interface HeroSliderProps {
  /** The `h1`, on its own line above the slides. */
  heading: string;
  /** The accessible name of the slider. */
  label: string;
  slides: readonly Slide[];
  /** Milliseconds between two slides. */
  interval: number;
  /** Of inner pages. */
  breadcrumbs?: BreadcrumbItems;
}

/** A hero with slides. */
export function HeroSlider({ heading, label, slides, interval, breadcrumbs }: HeroSliderProps) {
  return (
    <PageHero heading={heading} breadcrumbs={breadcrumbs} variant="slides">
      <Slider label={label} interval={interval}>
        {slides.map((slide, position) => (
          <HeroSlide key={slide.title} slide={slide} priority={position === 0} />
        ))}
      </Slider>
    </PageHero>
  );
}

function HeroSlide({ slide, priority }: { slide: Slide; priority: boolean }) {
  return (
    <div className={styles.slide}>
      <div className={styles.content}>
        <h2 className={styles.title}>{accented(slide.title, slide.accent)}</h2>
        <p className={styles.subtitle}>
          <NoBreak>{slide.subtitle}</NoBreak>
        </p>
        {slide.cta ? (
          <ButtonLink href={slide.cta.href} className={styles.action} wide>
            {slide.cta.label}
          </ButtonLink>
        ) : null}
      </div>
      <Picture
        picture={slide.image}
        priority={priority}
        sizes="(max-width: 36em) 100vw, 37rem"
        className={styles.picture}
      />
    </div>
  );
}

/** The title with its accent in maize. */
function accented(title: string, accent = ''): ReactNode {
  const start = accent ? title.indexOf(accent) : -1;
  if (start < 0) return title;
  return (
    <>
      {title.slice(0, start)}
      <em>{accent}</em>
      {title.slice(start + accent.length)}
    </>
  );
}
