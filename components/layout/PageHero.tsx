import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { Container } from '@/components/ui/Section';
import { NoBreak } from '@/components/ui/text/NoBreak';
import tones from '@/components/ui/tones.module.css';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import type { Tone } from '@/lib/content/schemas/variants';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { DecorativeBorder } from './DecorativeBorder';
import { Breadcrumb } from './Breadcrumb';
import pattern from '@/components/ui/pattern.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './PageHero.module.css';

/**
 * `plain` has a title only; `service` and `article` add a picture; `slides` is one line above a
 * slider.
 */
type HeroVariant = 'plain' | 'service' | 'article' | 'slides';

/** What the hero shows of a page of `content/pages.yml`. */
export interface PageEntry {
  heading: string;
  breadcrumbs: BreadcrumbItems;
  /** The file of a drawing without ground: a person whom the border cuts at the waist. */
  figure: `/${string}` | undefined;
}

interface PageHeroProps extends Partial<PageEntry> {
  heading: string;
  lead?: string;
  variant?: HeroVariant;
  /** Above the title: the link to the list that the page is in. Phones show it as the breadcrumb. */
  back?: ReactNode;
  /** Above the title: an icon or a category. */
  mark?: ReactNode;
  /** Next to the text on wide screens. */
  picture?: PictureContent;
  /** Between text and picture on phones, below both on wide screens. */
  summary?: ReactNode;
  /** The ground of the picture. */
  tone?: Tone;
  /** Buttons and links below the lead. */
  actions?: ReactNode;
  /** Below the title and the lead. */
  children?: ReactNode;
}

/** The header of a page: breadcrumb, title and lead, on indigo. */
export function PageHero({
  heading,
  lead,
  breadcrumbs,
  variant = 'plain',
  back,
  mark,
  summary,
  picture,
  figure,
  tone,
  actions,
  children,
}: PageHeroProps) {
  return (
    <div className={clsx(pattern.pattern, styles.hero, styles[variant])}>
      <Container
        className={clsx(
          styles.inner,
          picture && [layout.columns, styles.withPicture],
          figure && styles.withFigure,
        )}
      >
        <div>
          {back || breadcrumbs ? (
            <div className={clsx(back && [layout.row, styles.top])}>
              {back}
              {breadcrumbs ? <Breadcrumb breadcrumbs={breadcrumbs} /> : null}
            </div>
          ) : null}
          {mark}
          <h1 className={styles.title}>
            <NoBreak>{heading}</NoBreak>
          </h1>
          {lead ? (
            <p className={styles.lead}>
              <NoBreak>{lead}</NoBreak>
            </p>
          ) : null}
          {actions ? (
            <div className={clsx(layout.actions, layout.screen, styles.actions)}>{actions}</div>
          ) : null}
          {children}
        </div>
        {summary ? <div className={styles.summary}>{summary}</div> : null}
        {figure ? (
          <Picture
            picture={{ src: figure, alt: '' }}
            priority
            className={clsx(layout.screen, styles.figure)}
          />
        ) : null}
        {picture ? (
          <div className={clsx(layout.screen, styles.picture, tone && tones[tone])}>
            <Picture picture={picture} priority />
          </div>
        ) : null}
      </Container>
      {variant === 'slides' ? null : <DecorativeBorder />}
    </div>
  );
}
