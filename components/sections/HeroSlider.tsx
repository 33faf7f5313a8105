import type { ReactNode } from 'react';
import { PageHero } from '@/components/layout/PageHero';
import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import type { Slide } from '@/lib/content/schemas/parts';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { Slider } from '@/components/ui/slider/Slider';
import styles from './HeroSlider.module.css';

interface HeroSliderProps {
  /** The page's h1, on a line of its own above the slides. */
  heading: string;
  /** What the slider shows, for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** Milliseconds between two slides. */
  interval: number;
  /** The way back of an inner page. */
  breadcrumbs?: BreadcrumbItems;
}

/** The head of a page that opens on people being cared for: its h1, and slides on indigo cloth. */
export function HeroSlider(props: HeroSliderProps) {
  const { heading, label, slides, interval, breadcrumbs } = props;
  return (
    <PageHero title={heading} breadcrumbs={breadcrumbs} look="slides">
      <Slider label={label} interval={interval}>
        {slides.map((slide, position) => (
          <HeroSlide key={slide.title} slide={slide} first={position === 0} />
        ))}
      </Slider>
    </PageHero>
  );
}

function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <h2 className={styles.title}>{accented(slide.title, slide.accent)}</h2>
        <p className={styles.subtitle}>{slide.subtitle}</p>
        {slide.cta ? (
          <ButtonLink href={slide.cta.href} className={styles.action} wide>
            {slide.cta.label}
          </ButtonLink>
        ) : null}
      </div>
      <Picture
        picture={slide.image}
        first={first}
        sizes="(max-width: 36em) 100vw, 37rem"
        className={styles.picture}
      />
    </div>
  );
}

/** The title with its accented words in maize. */
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
