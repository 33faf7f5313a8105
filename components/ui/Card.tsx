import clsx from 'clsx';
import type { Route } from 'next';
import { PageLink } from '@/components/ui/PageLink';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Unbroken } from './Unbroken';
import { AnnotatedText } from './AnnotatedText';
import { fr } from '@/lib/text/typography';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import type { IconName, Tone } from '@/lib/content/schemas/variants';
import styles from './Card.module.css';
import tints from './tints.module.css';

/** In most cards of a grid; the last of a row may be wider. */
const CARD_SIZES = '(max-width: 40em) 100vw, (max-width: 68.75em) 50vw, 24rem';

interface CardProps {
  href: Route;
  title: string;
  /** The card continues the wall of its picture. */
  tint: Tone;
  picture: PictureContent;
  /** It stands in the first view of a phone. */
  first?: boolean;
  icon?: IconName;
  /** A line above the title: a date, a category. */
  eyebrow?: ReactNode;
  text: string;
  price?: string | undefined;
  features?: readonly string[];
  /** What the link says, such as «En savoir plus»; the title completes it for screen readers. */
  more: string;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** A picture, a title and a few words, clickable as a whole through its one link. */
export function Card(props: CardProps) {
  const Heading = props.headingLevel ?? 'h3';
  return (
    <li className={clsx(styles.card, tints[props.tint], props.className)}>
      <Picture
        picture={props.picture}
        first={props.first ?? false}
        sizes={CARD_SIZES}
        className={styles.picture}
      />
      <div className={styles.panel}>
        {props.eyebrow ? <p className={styles.eyebrow}>{props.eyebrow}</p> : null}
        <Heading className={styles.title}>
          {props.icon ? <Icon name={props.icon} className={styles.icon} /> : null}
          <span>
            <Unbroken>{props.title}</Unbroken>
          </span>
        </Heading>
        <p className={styles.text}>{props.text}</p>
        {props.price ? (
          <p className={styles.price}>
            <AnnotatedText>{props.price}</AnnotatedText>
          </p>
        ) : null}
        {props.features ? (
          <ul className={styles.features}>
            {props.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        <PageLink
          href={props.href}
          className={styles.more}
          aria-label={fr(`${props.more} : ${props.title}`)}
        >
          {props.more}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </li>
  );
}
