/** The pages that a link of the site may lead to, under the names that the owner gave them. */
import type { Content } from '@/lib/content/kinds';
import { articleRoute, serviceRoute } from '@/lib/routes';

/** Pages of one kind. */
export interface PageChoices {
  label: string;
  pages: { path: string; name: string }[];
}

export const pageChoices = (
  content: Pick<Content, 'pages' | 'services' | 'articles'>,
): PageChoices[] => [
  {
    label: 'Pages',
    pages: content.pages.pages.map(({ path, label }) => ({ path, name: label })),
  },
  {
    label: 'Services',
    pages: content.services.map(({ id, title }) => ({ path: serviceRoute(id), name: title })),
  },
  {
    label: 'Articles',
    pages: content.articles.map(({ id, title }) => ({ path: articleRoute(id), name: title })),
  },
];
