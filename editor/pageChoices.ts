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
  const entriesOf = <S extends z.ZodType>({ folder, schema }: { folder: string; schema: S }) =>
    [...texts.keys()].flatMap((file) => {
      const value = file.startsWith(`${folder}/`) ? read(file, schema) : undefined;
      return value ? [{ ...value, id: parseInt(file.slice(folder.length + 1), 10) }] : [];
    });

  const { pages = [] } = read(files.pages.file, files.pages.schema) ?? {};
  const services = entriesOf(folders.services).sort((a, b) => a.id - b.id);
  const articles = entriesOf(folders.articles)
    // A draft has no page yet.
    .filter(({ draft }) => !draft)
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  return [
    { label: 'Pages', pages: pages.map(({ path, label }) => ({ path, name: label })) },
    {
      label: 'Services',
      pages: services.map(({ id, title }) => ({ path: serviceRoute(id), name: title })),
    },
    {
      label: 'Articles',
      pages: articles.map(({ id, title }) => ({ path: articleRoute(id), name: title })),
    },
  ].filter(({ pages: found }) => found.length > 0);
}
