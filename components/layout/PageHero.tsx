import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { Container } from '@/components/ui/Section';
import { Unbroken } from '@/components/ui/Unbroken';
import tints from '@/components/ui/tints.module.css';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import type { Tone } from '@/lib/content/schemas/variants';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { DecorativeBorder } from './DecorativeBorder';
import { Breadcrumb } from './Breadcrumb';
import styles from './PageHero.module.css';

/**
 * `plain` is a title alone; `service` and `article` have a picture beside it; over `slides` it is
 * one line.
 */
type HeroLook = 'plain' | 'service' | 'article' | 'slides';

interface PageHeroProps {
  title: string;
  lead?: string;
  breadcrumbs?: BreadcrumbItems;
  look?: HeroLook;
  /** Above the title: what kind of thing the page is about. */
  mark?: ReactNode;
  /** Beside the words where there is room. */
  picture?: PictureContent;
  /** The wall that the picture stands on. */
  tint?: Tone;
  /** Buttons and links under the lead. */
  actions?: ReactNode;
  /** Under the title and its lead. */
  children?: ReactNode;
}

/** The head of a page, on indigo cloth: where it stands, its title, and what it opens with. */
export function PageHero(props: PageHeroProps) {
  const {
    title,
    lead,
    breadcrumbs,
    look = 'plain',
    mark,
    picture,
    tint,
    actions,
    children,
  } = props;
  return (
    <div className={clsx(styles.hero, styles[look])}>
      <Container className={clsx(styles.inner, picture && styles.withPicture)}>
        <div>
          {breadcrumbs ? <Breadcrumb breadcrumbs={breadcrumbs} /> : null}
          {mark}
          <h1 className={styles.title}>
            <Unbroken>{title}</Unbroken>
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {children}
        </div>
        {picture ? (
          <div className={clsx(styles.picture, tint && tints[tint])}>
            <Picture picture={picture} first />
          </div>
        ) : null}
      </Container>
      {look === 'slides' ? null : <DecorativeBorder />}
    </div>
  );
}
