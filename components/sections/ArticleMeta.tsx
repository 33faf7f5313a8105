import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { formatArticleDate, formatDate } from '@/lib/dates/formatDate';
import { isReviewDue } from '@/lib/dates/reviews';
import { fr } from '@/lib/text/typography';
import type { IsoDate } from '@/lib/dates/formatDate';
import type { Author, Review } from '@/lib/content/schemas/health';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './ArticleMeta.module.css';

interface ArticleMetaProps {
  /** Omitted for texts of the centre. */
  author?: Author;
  date?: IsoDate | undefined;
  updated?: IsoDate | undefined;
  review?: Review | undefined;
  /** News: not a health text, so there is no medical review. */
  news?: boolean | undefined;
  /** The ground that it is on: the hero or the page. */
  ground: 'indigo' | 'paper';
}

/** Author, dates and medical review of a text. */
export function ArticleMeta({ author, date, updated, review, news, ground }: ArticleMetaProps) {
  return (
    <p>
      <span
        className={clsx(
          layout.row,
          ground === 'paper' && texts.soft,
          styles.byline,
          styles[ground],
        )}
      >
        {date ? (
          <span className={layout.iconLine}>
            <Icon name="calendar" />
            <time dateTime={date}>{formatArticleDate(date)}</time>
          </span>
        ) : null}
        {updated ? (
          <span className={layout.iconLine}>
            <Icon name="check-circle" />
            <span>
              Mis à jour le <Day date={updated} />
            </span>
          </span>
        ) : null}
        {author ? (
          <span className={layout.iconLine}>
            <Icon name="user" />
            {[author.name, author.trade].filter(Boolean).join(', ')}
          </span>
        ) : null}
        {news ? null : (
          <span className={layout.iconLine}>
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
      </span>
    </p>
  );
}

/** A date within a sentence. */
function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date, 'fr')}</time>;
}
