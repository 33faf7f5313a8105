/** The pages that a link of the site may lead to, under the names that the owner gave them. */
import type * as z from 'zod';
import { files, folders } from '@/lib/content/kinds';
import { readEntry } from '@/lib/content/read';
import { articleRoute, serviceRoute } from '@/lib/routes';

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
export function pageChoices(texts: ReadonlyMap<string, string>): PageChoices[] {
  const read = <S extends z.ZodType>(file: string, schema: S) =>
    readEntry(file, texts.get(file) ?? '', schema).value;
  const pagesOf = (
    { folder, schema }: (typeof folders)['services' | 'articles'],
    routeOf: (id: number) => string,
  ) =>
    [...texts.keys()].flatMap((file) => {
      const entry = file.startsWith(`${folder}/`) ? read(file, schema) : undefined;
      // A draft has no page yet.
      if (!entry || ('draft' in entry && entry.draft)) return [];
      const id = parseInt(file.slice(folder.length + 1), 10);
      return [{ path: routeOf(id), name: entry.title }];
    });
  const { pages = [] } = read(files.pages.file, files.pages.schema) ?? {};
  return [
    { label: 'Pages', pages: pages.map(({ path, label }) => ({ path, name: label })) },
    { label: 'Services', pages: pagesOf(folders.services, serviceRoute) },
    { label: 'Articles', pages: pagesOf(folders.articles, articleRoute) },
  ];
}
