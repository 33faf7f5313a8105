import type { BlogPostingLeaf } from 'schema-dts';
import { absoluteUrl, fileUrl } from '@/lib/metadata/metadata';
import { articleRoute } from '@/lib/routing/routes';
import type { Article } from '@/lib/content/schemas/articles';
import { getNoon } from '@/lib/dates/yaounde';
import { CENTRE_ID } from './centre';
import { webPage } from './webPage';

/**
 * An article of the blog. If its author is an example, the centre is its author.
 *
 * @param image Its picture, from the site's root.
 */
export function blogPosting(article: Article, image: `/${string}`): BlogPostingLeaf {
  const url = absoluteUrl(articleRoute(article.id));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: webPage(url, article.review),
    headline: article.title,
    description: article.excerpt,
    image: fileUrl(image),
    datePublished: getNoon(article.date),
    dateModified: getNoon(article.updated ?? article.date),
    author: article.sample ? { '@id': CENTRE_ID } : person(article.author),
    publisher: { '@id': CENTRE_ID },
    articleSection: article.category,
    inLanguage: 'fr',
  };
}

const person = ({ name, trade }: Article['author']) =>
  ({ '@type': 'Person', name, ...(trade && { jobTitle: trade }) }) as const;
