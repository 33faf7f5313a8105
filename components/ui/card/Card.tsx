import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { fr } from '@/lib/text/typography';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import type { IconName, Tone } from '@/lib/content/schemas/variants';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './Card.module.css';
import tones from '@/components/ui/tones.module.css';

interface CardProps {
  href: string;
  title: string;
  /** The card continues its picture's ground colour. */
  tone: Tone;
  picture: PictureContent;
  /** The card is in the first viewport of a phone. */
  priority?: boolean;
  /** In a grid of `rows`, whose pictures are small on phones. */
  isRow?: boolean;
  icon?: IconName;
  /** A line above the title: a date, a category. */
  eyebrow?: ReactNode;
  text: string;
  price?: string | undefined;
  features?: readonly string[];
  /** Link text, such as «En savoir plus»; its accessible name adds the title. */
  more: string;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** A card that is clickable as a whole through its one link. */
export function Card({
  headingLevel,
  tone,
  className,
  picture,
  priority,
  isRow,
  eyebrow,
  icon,
  title,
  text,
  features,
  price,
  href,
  more,
}: CardProps) {
  const Heading = headingLevel ?? 'h3';
  return (
    <li className={clsx(panel.panel, layout.clickable, styles.card, tones[tone], className)}>
      <Picture
        picture={picture}
        frame="f1"
        priority={priority ?? false}
        // Of the widest cards: browsers with `sizes=auto` know their own.
        sizes={`(max-width: 40em) ${isRow ? '7.25rem' : '100vw'}, (max-width: 75em) 50vw, 37rem`}
        className={clsx(layout.screen, styles.picture)}
      />
      <div className={clsx(panel.panel, panel.small, panel.paper, styles.panel)}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading className={styles.title}>
          {icon ? <Icon name={icon} className={styles.icon} /> : null}
          <span>
            <NoBreak>{title}</NoBreak>
          </span>
        </Heading>
        <p className={styles.text}>
          <NoBreak>{text}</NoBreak>
        </p>
        {features ? (
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <NoBreak>{feature}</NoBreak>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.foot}>
          {price ? (
            <p className={styles.price}>
              <AnnotatedText>{price}</AnnotatedText>
            </p>
          ) : null}
          <PageLink
            href={href}
            className={clsx(layout.target, layout.screen, layout.cover, styles.more)}
            aria-label={fr(`${more} : ${title}`)}
          >
            <span>{more}</span>
            <Icon name="arrow-right" />
          </PageLink>
        </div>
      </div>
    </li>
  );
}
