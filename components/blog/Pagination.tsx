import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { blogPageRoute } from '@/lib/routing/routes';
import texts from '@/components/ui/texts.module.css';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** One-based. */
  page: number;
  pageCount: number;
}

/** Links to the previous and next page of a list; nothing for a single page. */
export function Pagination({ page, pageCount }: PaginationProps) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label="Pages de la liste" className={styles.pages}>
      {page > 1 ? (
        <ButtonLink href={blogPageRoute(page - 1)} rel="prev" variant="outline">
          <Icon name="arrow-left" />
          Articles plus récents
        </ButtonLink>
      ) : null}
      <p className={texts.strong}>
        Page {page} sur {pageCount}
      </p>
      {page < pageCount ? (
        <ButtonLink href={blogPageRoute(page + 1)} rel="next" variant="outline">
          Articles plus anciens
          <Icon name="arrow-right" />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
