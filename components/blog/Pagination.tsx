import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { blogPageRoute } from '@/lib/routing/routes';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
}

/** The way through a list of several pages; nothing where there is one. */
export function Pagination({ page, pageCount }: PaginationProps) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label="Pages de la liste" className={styles.pages}>
      {page > 1 ? (
        <ButtonLink href={blogPageRoute(page - 1)} rel="prev" look="outline">
          <Icon name="arrow-left" />
          Articles plus récents
        </ButtonLink>
      ) : null}
      <p className={styles.place}>
        Page {page} sur {pageCount}
      </p>
      {page < pageCount ? (
        <ButtonLink href={blogPageRoute(page + 1)} rel="next" look="outline">
          Articles plus anciens
          <Icon name="arrow-right" />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
