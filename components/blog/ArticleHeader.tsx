import { PageHero } from '@/components/layout/PageHero';
import { ShareStrip } from '@/components/share/ShareStrip';
import { BackLink } from '@/components/ui/BackLink';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import type { Article } from '@/lib/content/schemas/articles';
import { ArticleMeta } from '@/components/sections/ArticleMeta';
import styles from './ArticlePage.module.css';

interface ArticleHeaderProps {
  article: Article;
  breadcrumbs: BreadcrumbItems;
  /** The canonical URL of the article. */
  url: string;
}

/** The header of an article: category, title, metadata and share buttons. */
export function ArticleHeader({ article, breadcrumbs, url }: ArticleHeaderProps) {
  return (
    <header>
      <PageHero
        heading={article.title}
        breadcrumbs={breadcrumbs}
        variant="article"
        back={<BackLink href={routes.blog}>Retour au blog</BackLink>}
        mark={
          <p>
            <span className={styles.category}>
              <Icon name={article.icon} />
              {article.category}
            </span>
          </p>
        }
        picture={article.image}
        tone={article.color}
      >
        <ArticleMeta {...article} ground="indigo" />
        <ShareStrip heading="Partager" title={article.title} url={url} ground="indigo" />
      </PageHero>
    </header>
  );
}
