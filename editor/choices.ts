/** What links and lists of signs may name, under the words that the owner knows. */
import type { Content } from '@/lib/content/kinds';
import type { Sign } from '@/lib/content/schemas/signs';
import { articleRoute, serviceRoute } from '@/lib/routes';

/** Pages of one kind. */
export interface PageChoices {
  label: string;
  pages: { path: string; name: string }[];
}

export interface Choices {
  pages: PageChoices[];
  /** With their thresholds in their words. */
  signs: Pick<Sign, 'code' | 'words' | 'step'>[];
}

export const choicesOf = (
  content: Pick<Content, 'pages' | 'services' | 'articles' | 'signs'>,
): Choices => ({
  pages: [
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
  ],
  signs: content.signs.signs
    .map(({ code, words, step }) => ({ code, words, step }))
    .sort((one, other) => one.words.localeCompare(other.words, 'fr')),
});
