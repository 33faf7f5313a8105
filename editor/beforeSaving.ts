/** What is looked at before anything is saved or deleted: the rules of the build, in its words. */
import { parse, parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { files as kinds, folders } from '@/lib/content/kinds';
import type { Picture, Role } from '@/lib/content/fields';
import { readEntry, type Problem } from '@/lib/content/read';
import { nameOf, rolesIn } from '@/lib/content/tree';
import { readWhole } from '@/lib/content/whole';
import { formatAmount } from '@/lib/text/format';

/** The schema of a file of content, by its path from the project's root. */
export function schemaOf(path: string) {
  const file = Object.values(kinds).find((kind) => kind.file === path);
  const folder = Object.values(folders).find((kind) => path.startsWith(`${kind.folder}/`));
  return (file ?? folder)?.schema;
}

/** A file of a commit, as the package hands it over. */
export interface FileChange {
  action: 'create' | 'update' | 'move' | 'delete';
  /** From the project's root. */
  path: string;
  /** Where it stood, if it moves. */
  previousPath?: string;
  /** By what name git knows what is replaced. */
  previousSha?: string;
  /** A text as it will be written, or a picture; nothing of what is deleted. */
  data?: string | Blob;
}

/** What is to be corrected before a save. */
export interface Fault {
  /** A French sentence, the name of its field first. */
  sentence: string;
  /** The same beside the field, where its name is read. */
  message: string;
  /** The field in the form that is open, as the package names it: `pricing.0.amount`. */
  field?: string;
}

/**
 * What is to be corrected before a commit may be made.
 *
 * @param changes Its files. What stands in the form is none of it: that has the package's own marks.
 * @param files Every file of the content as it stands, and every picture, which has no text; where
 *   they are not known, what one file says of another is left to the build.
 */
export function problemsBeforeSaving(
  changes: readonly FileChange[],
  files: ReadonlyMap<string, string> = new Map(),
): Fault[] {
  const written = changes.flatMap(({ path, data }) =>
    typeof data === 'string' && schemaOf(path) ? [[path, data] as const] : [],
  );
  const after = filesAfter(changes, files);
  const own = written.flatMap(([path, text]) => readEntry(path, text, schemaOf(path)!).problems);
  const renamed = new Map(
    changes.map(({ path, previousPath = path }) => [addressOf(previousPath), addressOf(path)]),
  );
  const problems =
    own.length > 0 || files.size === 0
      ? own
      : [
          ...written.flatMap(([path, text]) => staleDescriptions(path, text, files, renamed)),
          ...newProblems(files, after),
        ];
  // In the form that is open the field alone tells the place.
  const [[open] = ['']] = changes.some(({ action }) => action === 'delete') ? [] : written;
  return problems.map(({ file, field, message: said, place }) => {
    // A form knows contents by their names, and has a menu of the pages.
    const message = said
      .replace(/content\/[\w/-]+\.\w+/g, (path) => `« ${nameOfFile(path, after)} »`)
      .replace(/ : choisissez parmi \/.*/, '');
    const names = [file !== open && nameOfFile(file, after), field || nameOfText(file)];
    return {
      sentence: [names.filter(Boolean).join(', '), message].join(' : '),
      message: message.charAt(0).toUpperCase() + message.slice(1),
      ...(file === open && place && { field: place.join('.') }),
    };
  });
}

/** The address of a picture, of its path from the project's root. */
const addressOf = (path: string) => path.replace(/^public/, '');

/** Every file as it will stand. */
function filesAfter(
  changes: readonly FileChange[],
  files: ReadonlyMap<string, string>,
): Map<string, string> {
  const after = new Map(files);
  for (const { path, previousPath } of changes)
    [path, previousPath].forEach((it) => it && after.delete(it));
  for (const { action, path, data } of changes) {
    if (action !== 'delete') after.set(path, typeof data === 'string' ? data : '');
  }
  return after;
}

/** The sentence in the form was written for another picture: a new one is not described by it. */
function staleDescriptions(
  path: string,
  text: string,
  files: ReadonlyMap<string, string>,
  renamed: ReadonlyMap<string, string>,
): Problem[] {
  const before = valuesIn<Picture>('picture', path, files.get(path)).map(({ value }) => value);
  return valuesIn<Picture>('picture', path, text).flatMap(
    ({ entry, place, value: { src, alt } }) => {
      const described = before.filter((picture) => alt && picture.alt === alt);
      if (described.length === 0 || described.some((picture) => picture.src === src)) return [];
      if (described.some((picture) => renamed.get(picture.src) === src)) return [];
      const message =
        'cette phrase décrit l’image d’avant : dites ce que montre la nouvelle, ou videz le champ si elle est décrite ailleurs';
      return [entry.problemAt([...place, 'alt'], message)];
    },
  );
}

/**
 * The changes to other files that go along with a commit: a picture that was described in the form
 * alone, and stands elsewhere as well, takes its sentence along when the form shows another.
 *
 * @param files Every file of the content as it stands.
 */
export function descriptionsToKeep(
  changes: readonly FileChange[],
  files: ReadonlyMap<string, string>,
): FileChange[] {
  const own = new Map([...files].filter(([file]) => changes.some(({ path }) => path === file)));
  const before = descriptionsIn(own);
  const left = descriptionsIn(filesAfter(changes, own));
  // To read all files takes a while: few saves take a picture away.
  if ([...before.keys()].every((src) => left.has(src))) return [];
  const after = descriptionsIn(filesAfter(changes, files));
  const others = [...files].filter(([file]) => !changes.some(({ path }) => path === file));
  return others.flatMap(([path, text]) => {
    const lost = valuesIn<Picture>('picture', path, text).filter(
      ({ value: { src, alt } }) => !alt && before.has(src) && !after.has(src),
    );
    // From below: what is put in moves the lines after it.
    const data = lost.reverse().reduce((written, { entry, place, value: { src } }) => {
      const { line } = entry.problemAt([...place, 'src'], '');
      return withLine(written, line, { alt: before.get(src) });
    }, text);
    return data === text ? [] : [{ action: 'update', path, data }];
  });
}

/** As many points as a card has room for. */
const CARD_POINTS = 4;

/**
 * The change to the page of services that goes along with a new one: its card. Without it, only
 * prices and searches would lead to the service.
 *
 * @param files Every file of the content as it stands.
 */
export function cardsOfNewServices(
  changes: readonly FileChange[],
  files: ReadonlyMap<string, string>,
): FileChange[] {
  const path = kinds.servicesPage.file;
  const { folder, schema } = folders.services;
  const cards = changes.flatMap(({ action, path: file, data }) => {
    if (action !== 'create' || !file.startsWith(`${folder}/`)) return [];
    const { value } = readEntry(file, String(data), schema);
    if (!value) return [];
    const { description, features } = value;
    const service = file.slice(folder.length + 1, -'.md'.length);
    return [{ service, description, features: features.slice(0, CARD_POINTS) }];
  });
  const page = parseDocument(files.get(path) ?? '');
  if (cards.length === 0 || page.errors.length > 0 || !page.has('cards')) return [];
  for (const card of cards) page.addIn(['cards'], card);
  return [{ action: 'update', path, data: page.toString({ lineWidth: 0, singleQuote: true }) }];
}

/** The sentence of each picture that has one, by the picture's address. */
function descriptionsIn(files: ReadonlyMap<string, string>): Map<string, string> {
  const pictures = [...files].flatMap(([path, text]) => valuesIn<Picture>('picture', path, text));
  return new Map(
    pictures.flatMap(({ value: { src, alt } }) => (alt ? [[src, alt] as const] : [])).reverse(),
  );
}

/** Puts a field below a line, beside the field that stands there. */
function withLine(text: string, line: number, field: object): string {
  const lines = text.split('\n');
  const [, indent = ''] = /^( *(?:- )?)\w+:/.exec(lines[line - 1] ?? '') ?? [];
  const added = stringify(field, { lineWidth: 0, singleQuote: true }).trimEnd();
  lines.splice(line, 0, indent.replace('-', ' ') + added);
  return lines.join('\n');
}

/** The values of a file that play a role. */
function valuesIn<T>(role: Role, path: string, text = '') {
  const schema = schemaOf(path);
  if (!schema) return [];
  const entry = readEntry(path, text, schema);
  return [...rolesIn(schema, entry.value)]
    .filter((found) => found.role === role)
    .map(({ path: place, value }) => ({ entry, place, value: value as T }));
}

/** Nobody changes a price so much: a digit is missing, or there is one too many. */
const TOO_MUCH = 10;

/**
 * What is asked before prices are changed tenfold.
 *
 * @param files Every file of the content as it stands.
 * @returns A French question for each such price.
 */
export function priceQuestions(
  changes: readonly FileChange[],
  files: ReadonlyMap<string, string>,
): string[] {
  return changes.flatMap(({ path, data }) => {
    if (typeof data !== 'string') return [];
    const before = valuesIn<number>('price', path, files.get(path));
    return valuesIn<number>('price', path, data).flatMap(({ entry, place, value }) => {
      const old = before.find((price) => price.place.join() === place.join())?.value;
      // One that has only changed places has stayed the same.
      if (old === undefined || before.some((price) => price.value === value)) return [];
      if (Math.max(value / old, old / value) < TOO_MUCH) return [];
      const { field } = entry.problemAt(place, '');
      return [
        `${field} : ${formatAmount(old)} devient ${formatAmount(value)}.\n\nEst-ce le bon prix ?`,
      ];
    });
  });
}

/** What the whole content has against a commit. What was wrong before stands in nobody's way. */
function newProblems(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Problem[] {
  const problemsIn = (texts: ReadonlyMap<string, string>) =>
    readWhole({ texts, publicFiles: { has: (address) => texts.has(`public${address}`) } }).problems;
  const keyOf = ({ file, field, message }: Problem) => [file, field, message].join('\n');
  const known = new Set(problemsIn(before).map(keyOf));
  return problemsIn(after).filter((problem) => !known.has(keyOf(problem)));
}

/** A file as its owner knows it: by its kind, and by its title where there are several of one. */
export function nameOfFile(file: string, texts: ReadonlyMap<string, string>): string {
  const schema = schemaOf(file);
  const label = schema?.meta()?.label;
  if (!schema || typeof label !== 'string') return file;
  const { title } = (readEntry(file, texts.get(file) ?? '', schema).value ?? {}) as {
    title?: string;
  };
  return title ? `${label} « ${title} »` : label;
}

/** The field that holds the text of a Markdown file: its lines have no names. */
const nameOfText = (file: string) => {
  const schema = schemaOf(file);
  return schema && file.endsWith('.md') && nameOf(schema, ['body']);
};

/**
 * The entry as it is written: without what may be left out and says nothing, such as a switch that
 * is off or a list that is empty. The form has no third state for them, and would write each one
 * that nobody has touched. What somebody wrote so by hand stays.
 *
 * @param text The file as it stands.
 */
export function tidy(
  path: string,
  data: Record<string, unknown>,
  text = '',
): Record<string, unknown> {
  const schema = schemaOf(path);
  const head = path.endsWith('.md') ? text.split(/^---$/m)[1] : text;
  return schema ? (withoutNothing(schema, data, parse(head ?? '')) as typeof data) : data;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value says no more than its absence does. */
const isNothing = (value: unknown): boolean =>
  [false, '', null, undefined].includes(value as string) ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isNothing));

function withoutNothing(schema: z.ZodType, value: unknown, before: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return withoutNothing(schema.unwrap() as z.ZodType, value, before);
  }
  if (Array.isArray(value)) {
    if (!(schema instanceof z.ZodArray)) return value;
    const old = Array.isArray(before) ? before : [];
    return value.map((item, index) =>
      withoutNothing(schema.element as z.ZodType, item, old[index]),
    );
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const old = isRecord(before) ? before : {};
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const rule = schema.shape[name] as z.ZodType | undefined;
    const stays = !rule?.isOptional() || (name in old && isNothing(old[name]));
    if (!stays && isNothing(part)) return [];
    return [[name, rule ? withoutNothing(rule, part, old[name]) : part]];
  });
  return Object.fromEntries(parts);
}
