/** Reads one file of content, YAML or Markdown under a YAML head, and says what is wrong with it. */
import { isCollection, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { nameOf, withPlaceholders } from './schemaWalk';

/** One thing to correct. */
export interface Problem {
  /** Path of the file from the project's root. */
  file: string;
  /** Counted from 1; 0 where the whole file is meant. */
  line: number;
  /** The field's French name, '' where none is meant. */
  field: string;
  /** A French sentence. */
  message: string;
  /** Where the field stands in the file; left out where none is meant. */
  place?: Path;
}

type Path = readonly (string | number)[];

/** A file that has been read. */
export interface Entry<T = unknown> {
  file: string;
  schema: z.ZodType;
  /** Nothing where the file has problems, or is a draft that lacks something. */
  value: T | undefined;
  /** A draft that lacks something, and nothing worse: as its preview shows it, and what it lacks. */
  unfinished?: { missing: string[] };
  problems: Problem[];
  /** A problem of one of its fields. */
  problemAt: (path: Path, message: string) => Problem;
  /** A problem of one line of its Markdown, counted from 0. */
  problemInBody: (line: number, message: string) => Problem;
}

/** Between the two lines of dashes stands the head; the rest is the text. */
const HEAD = /^---\r?\n([\s\S]*?\r?\n)---(?:\r?\n|$)/;

/**
 * Reads a file.
 *
 * @param file Path from the project's root; `.md` files have a head and a body.
 * @param text What stands in it.
 * @param schema Of its kind. The body of a Markdown file is its field `body`.
 */
export function readEntry<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): Entry<z.output<S>> {
  const isMarkdown = file.endsWith('.md');
  const found = isMarkdown ? HEAD.exec(text) : null;
  const head = isMarkdown ? (found?.[1] ?? '') : text;
  const above = isMarkdown ? 1 : 0;
  const body = isMarkdown ? text.slice(found?.[0].length ?? 0) : '';
  const bodyStart = text.length - body.trimStart().length;

  const counter = new LineCounter();
  const document = parseDocument(head, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + above;
  const problem = (line: number, field: string, message: string) => ({
    file,
    line,
    field,
    message,
  });
  const entry = {
    file,
    schema,
    value: undefined,
    problemAt: (path: Path, message: string) => ({
      ...problem(lineOf(document, path, lineAt), nameOf(schema, path), message),
      place: path,
    }),
    problemInBody: (line: number, message: string) => ({
      ...problem(countLines(text.slice(0, bodyStart)) + line + 1, '', message),
      place: ['body'],
    }),
  };

  if (isMarkdown && !found) {
    const message =
      'l’en-tête manque : il commence par une ligne de trois tirets (---) et finit par une autre';
    return { ...entry, problems: [problem(1, '', message)] };
  }
  if (document.errors.length > 0) {
    const [first] = document.errors;
    const line = (first?.linePos?.[0].line ?? 1) + above;
    return { ...entry, problems: [problem(line, '', UNREADABLE)] };
  }
  const filled = withoutEmpty(document.toJS()) ?? {};
  const isDraft = isRecord(filled) && filled.draft === true;
  // What is missing in a draft is missing, in whatever way the form leaves it empty.
  const data = isDraft ? withoutEmptyLists(filled) : filled;
  const given = isMarkdown && isRecord(data) ? { ...data, body: body.trim() || undefined } : data;
  const result = schema.safeParse(given, { error: frenchMessage });
  if (result.success) return { ...entry, value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) =>
    // An unknown field is named itself, not what holds it.
    (issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path]
    ).map((path) => entry.problemAt(path as Path, issue.message)),
  );
  if (!isDraft) return { ...entry, problems };
  // A draft is written over days; its title is what it is found again by.
  const wrong = problems.filter(
    ({ place }) => place[0] === 'title' || partAt(given, place) !== undefined,
  );
  if (wrong.length > 0) return { ...entry, problems: wrong };
  const shown = withPlaceholders(schema, given) as object;
  const missing = problems.map(({ field }) => field);
  return { ...entry, problems: [], unfinished: { ...shown, missing } };
}

const partAt = (value: unknown, path: Path) =>
  path.reduce((part, step) => Object(part)[step] as unknown, value);

const MISSING = 'ce champ manque ou est vide : écrivez-le';

const UNREADABLE =
  'cette ligne n’est pas lisible : vérifiez les retraits, les deux-points, les tirets et les apostrophes. Entourez d’apostrophes un texte qui contient « : » ou « # »';

/** One problem on one line, as the commands print it. */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line > 0 ? `${file}, ligne ${line}` : file;
  return [`${place} :`, field && `${field} :`, message].filter(Boolean).join(' ');
}

/** The line of a field, or, where it is missing, of what should hold it. */
function lineOf(document: Document, path: Path, lineAt: (offset: number) => number): number {
  for (let length = path.length; length > 0; length -= 1) {
    const known = path.slice(0, length);
    if (!document.hasIn(known)) continue;
    const holder = document.getIn(path.slice(0, length - 1), true);
    const step = path[length - 1];
    // The name of a field stands before its value, perhaps lines before.
    const pair = isCollection(holder)
      ? holder.items.find((item) => 'key' in Object(item) && keyOf(item) === step)
      : undefined;
    const node = (pair as { key?: unknown } | undefined)?.key ?? document.getIn(known, true);
    const { range } = node as { range?: [number, number, number] };
    if (range) return lineAt(range[0]);
  }
  return lineAt(0);
}

const keyOf = (item: unknown) => (item as { key?: { value?: unknown } }).key?.value;

const countLines = (text: string) => text.split('\n').length - 1;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty field is one that is left out. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null) return undefined;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const kept = withoutEmpty(part);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

/** The same without lists of nothing and groups of nothing. */
function withoutEmptyLists(value: unknown): unknown {
  if (!isRecord(value)) return Array.isArray(value) && value.length === 0 ? undefined : value;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, withoutEmptyLists(part)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** For what the fields say nothing of: one that is missing, unknown, or of another type. */
const frenchMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'ce champ n’existe pas : vérifiez son nom';
  if (issue.input === undefined) return MISSING;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'string') {
    return `« ${String(issue.input)} » n’est pas un texte : entourez-le d’apostrophes droites (')`;
  }
  if (issue.expected === 'array')
    return 'ce champ attend une liste : commencez chaque ligne par un tiret';
  return 'ce champ attend d’autres champs sous lui, décalés de deux espaces';
};
