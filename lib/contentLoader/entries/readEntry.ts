/** Reads one file of the content, YAML or Markdown with front matter, and reports its problems. */
import { isCollection, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { fieldName, type Path } from '@/lib/content/schemaWalk';

export interface Problem {
  /** Path of the file from the project's root. */
  file: string;
  /** Counted from 1; 0 for the whole file. */
  line: number;
  /** The field's French name; '' for none. */
  field: string;
  /** A French sentence. */
  message: string;
  /** The field's path in the file. */
  path?: Path;
}

export interface Entry<T = unknown> {
  file: string;
  schema: z.ZodType;
  /** undefined if the file has problems or is an incomplete draft. */
  value: T | undefined;
  isDraft: boolean;
  problems: Problem[];
  /** Makes a problem of a field. */
  problemAt: (path: Path, message: string) => Problem;
  /** Makes a problem of a line of the Markdown body, counted from 0. */
  problemInBody: (line: number, message: string) => Problem;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/;

/**
 * Reads a file.
 *
 * Line ends of Windows and the decomposed accents of a Mac read like any other.
 *
 * @param file Path from the project's root; `.md` files have front matter and a body.
 * @param schema The collection's. The body of a Markdown file is its field `body`.
 */
export function readEntry<S extends z.ZodType>(
  file: string,
  written: string,
  schema: S,
): Entry<z.output<S>> {
  const text = written.replace(/\r\n?/g, '\n').normalize('NFC');
  const isMarkdown = file.endsWith('.md');
  const found = isMarkdown ? FRONT_MATTER.exec(text) : null;
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
    isDraft: false,
    problemAt: (path: Path, message: string) => ({
      ...problem(getLine(document, path, lineAt), fieldName(schema, path), message),
      path,
    }),
    problemInBody: (line: number, message: string) => ({
      ...problem(countLines(text.slice(0, bodyStart)) + line + 1, '', message),
      path: ['body'],
    }),
  };

  if (isMarkdown && !found) {
    const message =
      'l’en-tête manque : il commence par une ligne de trois tirets (---) et finit par une autre';
    return { ...entry, problems: [problem(1, '', message)] };
  }
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0)
    return { ...entry, problems: [problem(countLines(text.slice(0, lost)) + 1, '', NOT_UTF8)] };
  const [unreadable] = document.errors;
  if (unreadable) {
    return { ...entry, problems: [problem(lineAt(unreadable.pos[0]), '', UNREADABLE)] };
  }
  const raw: unknown = document.toJS();
  const isDraft = isRecord(raw) && raw.draft === true;
  const data = withoutEmpty(raw, isDraft) ?? {};
  const given = isMarkdown && isRecord(data) ? { ...data, body: body.trim() || undefined } : data;
  const result = schema.safeParse(given, { error: frenchMessage });
  if (result.success) return { ...entry, isDraft, value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) =>
    // Zod reports unknown fields on their parent.
    (issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path]
    ).map((path) => entry.problemAt(path as Path, issue.message)),
  );
  if (!isDraft) return { ...entry, problems };
  // A draft may lack all fields but its title, under which the editor lists it.
  const wrong = problems.filter(
    ({ path }) => path[0] === 'title' || valueAt(given, path) !== undefined,
  );
  return { ...entry, isDraft, problems: wrong };
}

/** A problem of a field, by its file; none if that file is not read. */
export const problemIn = (
  entries: readonly Entry[],
  file: string,
  path: Path,
  message: string,
): Problem[] =>
  entries.filter((entry) => entry.file === file).map((entry) => entry.problemAt(path, message));

const valueAt = (value: unknown, path: Path) =>
  path.reduce((part, step) => Object(part)[step] as unknown, value);

const NOT_UTF8 =
  'un signe y est perdu (\uFFFD) : écrivez-le de nouveau, ou enregistrez ce fichier en UTF-8';

const UNREADABLE =
  'YAML ne peut pas lire cette ligne : vérifiez son retrait, et mettez sa valeur entre guillemets droits';

const MISSING = 'ce champ manque ou est vide : écrivez-le';

/** Formats a problem on one line for the terminal. */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line > 0 ? `${file}, ligne ${line}` : file;
  return [`${place} :`, field && `${field} :`, message].filter(Boolean).join(' ');
}

/** The line of a field; if it is missing, of its nearest parent. */
function getLine(document: Document, path: Path, lineAt: (offset: number) => number): number {
  for (let length = path.length; length > 0; length -= 1) {
    const known = path.slice(0, length);
    if (!document.hasIn(known)) continue;
    const parent = document.getIn(path.slice(0, length - 1), true);
    const step = path[length - 1];
    // The key may be lines above its value.
    const pair = isCollection(parent)
      ? parent.items.find((item) => 'key' in Object(item) && getKey(item) === step)
      : undefined;
    const node = (pair as { key?: unknown } | undefined)?.key ?? document.getIn(known, true);
    const { range } = node as { range?: [number, number, number] };
    if (range) return lineAt(range[0]);
  }
  return lineAt(0);
}

const getKey = (item: unknown) => (item as { key?: { value?: unknown } }).key?.value;

const countLines = (text: string) => text.split('\n').length - 1;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes empty fields; of a draft also the empty lists and groups, which the form leaves. */
function withoutEmpty(value: unknown, isDraft = false): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (value === null || (isDraft && Array.isArray(value) && value.length === 0)) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, withoutEmpty(part, isDraft)] as const)
    .filter(([, part]) => part !== undefined);
  return isDraft && parts.length === 0 ? undefined : Object.fromEntries(parts);
}

const EXPECTED: Record<string, string> = {
  string: 'un texte, entre guillemets droits ("…")',
  array: 'une liste',
};

/** Messages for missing fields, unknown fields and wrong types. */
const frenchMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'ce champ n’existe pas : vérifiez son nom';
  if (issue.input === undefined) return MISSING;
  if (issue.code !== 'invalid_type') return undefined;
  return `ce champ attend ${EXPECTED[issue.expected] ?? 'd’autres champs sous lui'}`;
};
