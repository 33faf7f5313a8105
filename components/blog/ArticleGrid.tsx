import { Card } from '@/components/ui/card/Card';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { formatArticleDate } from '@/lib/dates/formatDate';
import { articleRoute } from '@/lib/routing/routes';
import type { Article } from '@/lib/content/schemas/articles';
import styles from './ArticleGrid.module.css';

/** Articles as cards, with category and date. */
export function ArticleGrid({ articles }: { articles: readonly Article[] }) {
  return (
    <CardGrid>
      {articles.map((article) => (
        <Card
          key={article.id}
          href={articleRoute(article.id)}
          title={article.title}
          tone={article.color}
          picture={article.image}
          icon={article.icon}
          eyebrow={
            <>
              <b className={styles.category}>{article.category}</b>{' '}
              <time dateTime={article.date}>{formatArticleDate(article.date)}</time>
            </>
          }
          text={article.excerpt}
          more="Lire l’article"
        />
      ))}
    </CardGrid>
  );
}
