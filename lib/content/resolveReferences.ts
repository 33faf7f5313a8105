/** The whole content, made of its files' texts: by the build, and by the editor before each save. */
import { fillDescriptions, fillFromElsewhere } from './placeholders';
import { files, folders, type Content } from './collections';
import { missingEnglish } from './missingEnglish';
import { readEntry, type Entry, type Problem } from './read';
import { checkAcross, published, unusedSigns } from './rules';

/** What stands under `content/`. */
export interface Sources {
  /** The text of each file, by its path from the project's root. */
  texts: ReadonlyMap<string, string>;
  /** Addresses of the files of `public/`. */
  publicFiles: Pick<ReadonlySet<string>, 'has'>;
}

/** The content as the pages get it, or what is wrong with it. */
type Whole =
  | {
      content: Content;
      problems: [];
      /** What holds nothing up: texts in French alone, and signs that no page shows. */
      remarks: Problem[];
    }
  | { content?: undefined; problems: Problem[]; remarks?: undefined };

/**
 * Reads and checks every file, and what they say of one another.
 *
 * @param confirmedOnly Leaves out the commitments that are not confirmed.
 */
export function readWhole({ texts, publicFiles }: Sources, confirmedOnly = false): Whole {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  const made: Record<string, unknown> = {};

  const read = (file: string, schema: Entry['schema']): object => {
    const text = texts.get(file);
    if (text === undefined) {
      problems.push({ file, line: 0, field: '', message: 'ce fichier manque' });
      return {};
    }
    const entry = readEntry(file, text, schema);
    problems.push(...entry.problems);
    entries.push(entry);
    return entry.unfinished ?? (entry.value as object | undefined) ?? {};
  };

  for (const [name, { file, schema }] of Object.entries(files)) made[name] = read(file, schema);
  for (const [name, { folder, schema, ids }] of Object.entries(folders)) {
    const found: { id: string | number }[] = [];
    for (const file of filesIn(folder, texts)) {
      const id = idOf(file, ids);
      if (id !== undefined) {
        found.push({ id, ...read(`${folder}/${file}`, schema) });
      } else {
        const message =
          ids === 'numbers'
            ? 'le nom de ce fichier doit être un numéro suivi de .md, par exemple 7.md'
            : 'le nom de ce fichier doit être fait de lettres sans accent et de tirets, suivi de .md';
        problems.push({ file: `${folder}/${file}`, line: 0, field: '', message });
      }
    }
    made[name] = found;
  }
  // The rules across files rely on the shapes.
  if (problems.length > 0) return { problems };

  const content = made as unknown as Content;
  content.services.sort((a, b) => a.id - b.id);
  content.printables.sort((a, b) => a.order - b.order);
  content.articles.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  problems.push(...checkAcross(entries, content, publicFiles));
  problems.push(...fillDescriptions(entries));
  if (problems.length > 0) return { problems };
  fillFromElsewhere(content);
  const remarks = [...missingEnglish(entries), ...unusedSigns(entries, content)];
  // Last: a draft is checked as the rest is, so that it is ready when it comes out.
  return { content: published(content, confirmedOnly), problems: [], remarks };
}

const filesIn = (folder: string, texts: Sources['texts']) =>
  [...texts.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1))
    .sort();

/** The id that a file's name gives its entry; nothing where the name is no such id. */
function idOf(file: string, ids: 'numbers' | 'words'): string | number | undefined {
  if (ids === 'numbers') return /^[1-9]\d*\.md$/.test(file) ? parseInt(file, 10) : undefined;
  return /^[a-z]+(-[a-z]+)*\.md$/.test(file) ? file.slice(0, -'.md'.length) : undefined;
}
