/** Loads the content from its files' texts. */
import { files, folders, type Content, type ContentSource } from '@/lib/content/collections';
import { yaoundeClock } from '@/lib/dates/yaounde';
import { checkCrossReferences } from './crossReferences';
import { published } from './published';
import { readEntry, type Entry, type Problem } from '@/lib/contentLoader/entries/readEntry';
import { articleRoute, serviceRoute } from '@/lib/routing/routes';
import { resolveDescriptions, resolveReferences } from './resolveReferences';

export interface Sources {
  /** The text of each file, by its path from the project's root. */
  texts: ReadonlyMap<string, string>;
  /** The files of `public/`, as addresses from the site's root. */
  publicFiles: Pick<ReadonlySet<string>, 'has'>;
}

/**
 * Reads and checks every file, then resolves their references.
 *
 * @param confirmedOnly Leaves out commitments that are not confirmed.
 * @param today The day in Yaoundé. Later articles stay off the site, like drafts.
 * @returns No content if there are problems.
 */
export function loadContent(
  { texts, publicFiles }: Sources,
  confirmedOnly = false,
  today: string = yaoundeClock(Date.now()).date,
): { content?: Content; problems: Problem[] } {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  /** Their pages. */
  const drafts = new Set<string>();
  const values: Record<string, unknown> = {};
  const unread = new Set(texts.keys());
  const report = (file: string, message: string) =>
    problems.push({ file, line: 0, field: '', message });

  const read = (file: string, schema: Entry['schema']): Partial<Entry<object>> => {
    const text = texts.get(file);
    if (text === undefined) {
      report(file, 'ce fichier manque');
      return {};
    }
    const entry = readEntry(file, text, schema) as Entry<object>;
    problems.push(...entry.problems);
    entries.push(entry);
    return entry;
  };

  for (const [name, { file, schema }] of Object.entries(files)) {
    unread.delete(file);
    values[name] = read(file, schema).value;
  }
  for (const [name, { folder, schema, ids }] of Object.entries(folders)) {
    const found: { id: string | number }[] = [];
    for (const file of filesIn(folder, texts)) {
      unread.delete(`${folder}/${file}`);
      const id = getId(file, ids);
      if (id !== undefined) {
        const { value, isDraft } = read(`${folder}/${file}`, schema);
        const { date = '' } = Object(value) as { date?: string };
        if (!isDraft && date <= today) found.push({ id, ...value });
        else drafts.add(name === 'services' ? serviceRoute(Number(id)) : articleRoute(Number(id)));
      } else {
        const message =
          ids === 'numbers'
            ? 'le nom de ce fichier doit être un numéro suivi de .md, par exemple 7.md'
            : 'le nom de ce fichier doit être fait de lettres sans accent et de tirets, suivi de .md';
        report(`${folder}/${file}`, message);
      }
    }
    values[name] = found;
  }
  for (const file of unread) report(file, 'aucune page ne lit ce fichier : vérifiez son nom');
  if (problems.length > 0) return { problems };

  // Without problems, each collection has the values of its schema.
  const source = values as ContentSource;
  source.services.sort((a, b) => a.id - b.id);
  source.printables.sort((a, b) => a.order - b.order);
  source.articles.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  problems.push(...checkCrossReferences(entries, source, publicFiles, drafts));
  problems.push(...resolveDescriptions(entries));
  if (problems.length > 0) return { problems };
  return { content: published(resolveReferences(source), confirmedOnly), problems };
}

const filesIn = (folder: string, texts: Sources['texts']) =>
  [...texts.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1))
    .sort();

/** An entry's id, from its file's name; undefined if the name is not allowed. */
function getId(file: string, ids: 'numbers' | 'words'): string | number | undefined {
  if (ids === 'numbers') return /^[1-9]\d*\.md$/.test(file) ? parseInt(file, 10) : undefined;
  return /^[a-z]+(-[a-z]+)*\.md$/.test(file) ? file.slice(0, -'.md'.length) : undefined;
}
