/** The pages that a link of the site may lead to, under the names that the owner gave them. */
import { files, folders } from '@/lib/content/kinds';
import { readEntry } from '@/lib/content/read';
import { articleRoute, serviceRoute } from '@/lib/routes';
import type { Files } from './beforeSaving';

/** Pages of one kind. */
export interface PageChoices {
  label: string;
  pages: { path: string; name: string }[];
}

/**
 * The pages of the site, kind by kind. Of a file with faults nothing is offered.
 *
 * @param texts Every file of the content, by its path from the project's root.
 */
export function pageChoices(texts: Files): PageChoices[] {
  const pagesOf = (
    { folder, schema }: (typeof folders)['services' | 'articles'],
    routeOf: (id: number) => string,
  ) =>
    [...texts].flatMap(([file, text]) => {
      if (!file.startsWith(`${folder}/`)) return [];
      const { value } = readEntry(file, text, schema);
      // A draft has no page yet.
      if (!value || ('draft' in value && value.draft)) return [];
      const id = parseInt(file.slice(folder.length + 1), 10);
      return [{ path: routeOf(id), name: value.title }];
    });
  const { file, schema } = files.pages;
  const { pages = [] } = readEntry(file, texts.get(file) ?? '', schema).value ?? {};
  return [
    { label: 'Pages', pages: pages.map(({ path, label }) => ({ path, name: label })) },
    { label: 'Services', pages: pagesOf(folders.services, serviceRoute) },
    { label: 'Articles', pages: pagesOf(folders.articles, articleRoute) },
  ];
}
