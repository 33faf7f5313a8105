import clsx from 'clsx';
import { PageLink } from './PageLink';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { Unbroken } from './Unbroken';
import { AnnotatedText } from './AnnotatedText';
import { fr } from '@/lib/text/typography';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import type { IconName, Tone } from '@/lib/content/schemas/variants';
import layout from './layout.module.css';
import panel from './panel.module.css';
import styles from './Card.module.css';
import tones from './tones.module.css';

/** Most cards, and those of the rows of two on wide screens. */
const CARD_SIZES = '(max-width: 40em) 100vw, (max-width: 68.75em) 50vw, 24rem';
const WIDE_SIZES = '(max-width: 40em) 100vw, (max-width: 75em) 50vw, 37rem';

interface CardProps {
  href: string;
  title: string;
  /** The card continues its picture's ground colour. */
  tone: Tone;
  picture: PictureContent;
  /** The card is in the first viewport of a phone. */
  priority?: boolean;
  /** See `isWideCard`. */
  isWide?: boolean;
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
export function Card(props: CardProps) {
  const Heading = props.headingLevel ?? 'h3';
  return (
    <li className={clsx(panel.panel, styles.card, tones[props.tone], props.className)}>
      <Picture
        picture={props.picture}
        frame={0}
        priority={props.priority ?? false}
        sizes={props.isWide ? WIDE_SIZES : CARD_SIZES}
        className={clsx(layout.screen, styles.picture)}
      />
      <div className={clsx(panel.panel, panel.small, panel.paper, styles.panel)}>
        {props.eyebrow ? <p className={styles.eyebrow}>{props.eyebrow}</p> : null}
        <Heading className={styles.title}>
          {props.icon ? <Icon name={props.icon} className={styles.icon} /> : null}
          <span>
            <Unbroken>{props.title}</Unbroken>
          </span>
        </Heading>
        <p className={styles.text}>{props.text}</p>
        {props.features ? (
          <ul className={styles.features}>
            {props.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        <div className={styles.foot}>
          {props.price ? (
            <p className={styles.price}>
              <AnnotatedText>{props.price}</AnnotatedText>
            </p>
          ) : null}
          <PageLink
            href={props.href}
            className={clsx(layout.target, layout.screen, styles.more)}
            aria-label={fr(`${props.more} : ${props.title}`)}
          >
            {props.more}
            <Icon name="arrow-right" />
          </PageLink>
        </div>
      </div>
    </li>
  );
}
