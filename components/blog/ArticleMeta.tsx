import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatArticleDate, formatDate } from '@/lib/dates/formatDate';
import { isReviewDue } from '@/lib/dates/reviews';
import { fr } from '@/lib/text/typography';
import type { IsoDate } from '@/lib/content/fields';
import type { Author, Review } from '@/lib/content/schemas/health';
import styles from './ArticleMeta.module.css';

interface BylineProps {
  /** Left out where a text is the centre’s, and nobody’s. */
  author?: Author;
  date?: IsoDate | undefined;
  updated?: IsoDate | undefined;
  review?: Review | undefined;
  /** It is no text about health: no doctor reads it. */
  news?: boolean | undefined;
  /** Where it stands: in the head of a page, or under a text. */
  ground: 'indigo' | 'paper';
  /** Further facts, each in a `span`. */
  children?: ReactNode;
}

/** Whom a text about health comes from, of what day it is, and which doctor has read it. */
export function ArticleMeta({
  author,
  date,
  updated,
  review,
  news,
  ground,
  children,
}: BylineProps) {
  return (
    <p>
      <span className={clsx(styles.byline, styles[ground])}>
        {date ? (
          <span>
            <Icon name="calendar" />
            <time dateTime={date}>{formatArticleDate(date)}</time>
          </span>
        ) : null}
        {updated ? (
          <span>
            <Icon name="check-circle" />
            <span>
              Mis à jour le <Day date={updated} />
            </span>
          </span>
        ) : null}
        {author ? (
          <span>
            <Icon name="user" />
            {[author.name, author.trade].filter(Boolean).join(', ')}
          </span>
        ) : null}
        {news ? null : (
          <span>
            <Icon name="stethoscope" />
            {review ? (
              <span>
                Relu par {review.by} le <Day date={review.on} />
                {isReviewDue(review) ? fr(' : relecture à refaire') : null}
              </span>
            ) : (
              fr('Relecture par un médecin : en attente')
            )}
          </span>
        )}
        {children}
      </span>
    </p>
  );
}

/** A day inside a sentence. */
function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date, 'fr')}</time>;
}
