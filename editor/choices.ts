/** The options of the menus of pages and of signs, with French labels. */
import type { Content } from '@/lib/content/collections';
import { articleRoute, serviceRoute } from '@/lib/routing/routes';

/** Options by menu: the value in the content, and its label. */
export type Choices = Record<string, { value: string; label: string }[]>;

export function getChoices(content: Content): Choices {
  const pages = content.pages.pages.map(({ path, label }) => ({ value: path as string, label }));
  const getName = (path?: string) => pages.find(({ value }) => value === path)?.label;
  // Fragments of pages: those that the content links to.
  const parts = JSON.stringify(content).match(/(?<=")\/[\w-]*#[\w-]+(?=")/g) ?? [];
  const signs = content.signs.signs.toSorted((one, other) =>
    one.words.localeCompare(other.words, 'fr'),
  );
  const getSigns = (step: string) =>
    signs
      .filter((sign) => sign.step === step)
      .map(({ code, words }) => ({ value: code, label: words }));
  return {
    pages: [
      ...pages,
      ...[...new Set(parts)].map((value) => {
        const [path, part] = value.split('#');
        return { value, label: `${getName(path) ?? path}, partie « ${part} »` };
      }),
      ...content.services.map(({ id, title }) => ({ value: serviceRoute(id), label: title })),
      ...content.articles.map(({ id, title }) => ({ value: articleRoute(id), label: title })),
    ],
    today: getSigns('today'),
    appointment: getSigns('appointment'),
  };
}
