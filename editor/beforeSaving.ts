/** What is looked at before anything is saved or deleted: the rules of the build, in its words. */
import { Document, parseDocument } from 'yaml';
import { files as kinds, folders } from '@/lib/content/kinds';
import type { Picture, Role } from '@/lib/content/fields';
import { readEntry, type Problem } from '@/lib/content/read';
import { withPastedParts } from '@/lib/content/pasted';
import { factsOf, nameOf, partsIn, rolesIn } from '@/lib/content/tree';
import { readWhole } from '@/lib/content/whole';
import { articleRoute, serviceRoute } from '@/lib/routes';
import { formatAmount } from '@/lib/text/format';

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

type Changes = readonly FileChange[];

/** The text of every file of the content, and every picture, which has none, by its path. */
export type Files = ReadonlyMap<string, string>;

/** What is to be corrected before a save. */
export interface Fault {
  /** A French sentence, the name of its field first. */
  sentence: string;
  /** The same beside the field, where its name is read. */
  message: string;
  /** The field in the form that is open, as the package names it: `pricing.0.amount`. */
  field?: string;
}

/** The schema of a file of content, by its path from the project's root. */
export function schemaOf(path: string) {
  const file = Object.values(kinds).find((kind) => kind.file === path);
  const folder = Object.values(folders).find((kind) => path.startsWith(`${kind.folder}/`));
  return (file ?? folder)?.schema;
}

/** A file that has been read; nothing of one that is no content. */
export function entryOf(path: string, text = '') {
  const schema = schemaOf(path);
  return schema && readEntry(path, text, schema);
}

/**
 * What is to be corrected before a commit may be made.
 *
 * @param changes Its files. What stands in the form is none of it: that has the package's own marks.
 * @param files As they stand; where they are not known, what one file says of another is left to the
 *   build.
 */
export function problemsBeforeSaving(changes: Changes, files: Files): Fault[] {
  const written = changes.flatMap(({ path, data }) =>
    typeof data === 'string' ? (entryOf(path, data) ?? []) : [],
  );
  const after = filesAfter(changes, files);
  const problems = written.flatMap((entry) => entry.problems);
  if (problems.length === 0 && files.size > 0) {
    problems.push(...staleDescriptions(changes, files), ...newProblems(files, after));
  }
  // In the form that is open the field alone tells the place.
  const isDeleting = changes.some(({ action }) => action === 'delete');
  const open = isDeleting ? undefined : written[0]?.file;
  return problems.map(({ file, field, message: said, place, missing }) => {
    const gone = missing && titleOf(missing, files);
    // A form knows contents by their names, and has a menu of the pages.
    const message = gone
      ? `« ${gone} » y est encore. Enlevez-le d’abord à cet endroit`
      : said
          .replace(/content\/[\w/-]+\.\w+/g, (path) => `« ${nameOfFile(path, after)} »`)
          .replace(/ : choisissez parmi \/.*/, '');
    const schema = schemaOf(file);
    // In another form a row is found by its words. The lines of a long text have no names.
    const value = file === open ? undefined : entryOf(file, after.get(file))?.value;
    const name = value || !field ? schema && place && nameOf(schema, place, value) : field;
    const names = [file !== open && nameOfFile(file, after), name];
    return {
      sentence: [names.filter(Boolean).join(', '), message].join(' : '),
      message: message.charAt(0).toUpperCase() + message.slice(1),
      ...(file === open && place && { field: place.join('.') }),
    };
  });
}

/** What a text leads to that was there before a commit, by its own words. */
function titleOf({ role, value }: Required<Problem>['missing'], files: Files): string | undefined {
  if (role === 'sign') {
    const { file, schema } = kinds.signs;
    const { signs = [] } = readEntry(file, files.get(file) ?? '', schema).value ?? {};
    return signs.find(({ code }) => code === value)?.words;
  }
  const [page = ''] = value.split(/[?#]/, 1);
  const holders = [
    ['service', folders.services, serviceRoute],
    ['article', folders.articles, articleRoute],
  ] as const;
  const found = holders.flatMap(([name, { folder }, routeOf]) =>
    [...files.keys()].filter((file) => {
      if (!file.startsWith(`${folder}/`)) return false;
      const id = file.slice(folder.length + 1, -'.md'.length);
      return role === name ? id === value : role === 'page' && routeOf(Number(id)) === page;
    }),
  );
  const [file] = found;
  return file && (entryOf(file, files.get(file))?.value as { title?: string } | undefined)?.title;
}

/** Every file as it will stand. */
function filesAfter(changes: Changes, files: Files): Files {
  const after = new Map(files);
  for (const { path, previousPath = path } of changes) {
    after.delete(path);
    after.delete(previousPath);
  }
  for (const { action, path, data } of changes) {
    if (action !== 'delete') after.set(path, typeof data === 'string' ? data : '');
  }
  return after;
}

/** What the whole content has against a commit. What was wrong before stands in nobody's way. */
function newProblems(before: Files, after: Files): Problem[] {
  const problemsIn = (texts: Files) =>
    readWhole({ texts, publicFiles: { has: (address) => texts.has(`public${address}`) } }).problems;
  const keyOf = ({ file, field, message }: Problem) => [file, field, message].join('\n');
  const known = new Set(problemsIn(before).map(keyOf));
  return problemsIn(after).filter((problem) => !known.has(keyOf(problem)));
}

/** A file as its owner knows it: by its kind, and by its title where there are several of one. */
export function nameOfFile(file: string, texts: Files): string {
  const entry = entryOf(file, texts.get(file));
  const label = entry?.schema.meta()?.label;
  const { title } = (entry?.value ?? {}) as { title?: string };
  if (typeof label !== 'string') return file;
  return title ? `${label} « ${title} »` : label;
}

/** The values of a file that play a role. */
function valuesIn<T>(role: Role, path: string, text?: string) {
  const entry = entryOf(path, text);
  if (!entry) return [];
  return [...rolesIn(entry.schema, entry.value)]
    .filter((found) => found.role === role)
    .map(({ path: place, value }) => ({ entry, place, value: value as T }));
}

/** The values of each file of a commit that play a role, beside those that the file had before. */
const valuesBeside = <T>(role: Role, changes: Changes, files: Files) =>
  changes.flatMap(({ path, data }) => {
    if (typeof data !== 'string') return [];
    const before = valuesIn<T>(role, path, files.get(path));
    return valuesIn<T>(role, path, data).map((found) => ({ ...found, before }));
  });

/** The sentence in the form was written for another picture: a new one is not described by it. */
function staleDescriptions(changes: Changes, files: Files): Problem[] {
  // A picture that is renamed keeps its own.
  if (changes.some(({ action }) => action === 'move')) return [];
  return valuesBeside<Picture>('picture', changes, files).flatMap(
    ({ entry, place, value: { src, alt }, before }) => {
      const described = before.filter(({ value }) => alt && value.alt === alt);
      if (described.length === 0 || described.some(({ value }) => value.src === src)) return [];
      const message =
        'cette phrase décrit l’image d’avant : dites ce que montre la nouvelle, ou videz le champ si elle est décrite ailleurs';
      return [entry.problemAt([...place, 'alt'], message)];
    },
  );
}

/** Nobody changes a price so much: a digit is missing, or there is one too many. */
const TOO_MUCH = 10;

/** What is asked before prices are changed tenfold: a French question for each such price. */
export const priceQuestions = (changes: Changes, files: Files): string[] =>
  valuesBeside<number>('price', changes, files).flatMap(({ entry, place, value, before }) => {
    const old = before.find((price) => price.place.join() === place.join())?.value;
    // One that has only changed places has stayed the same.
    if (old === undefined || before.some((price) => price.value === value)) return [];
    if (Math.max(value / old, old / value) < TOO_MUCH) return [];
    const { field } = entry.problemAt(place, '');
    return [
      `${field} : ${formatAmount(old)} devient ${formatAmount(value)}.\n\nEst-ce le bon prix ?`,
    ];
  });

/**
 * The changes to other files that go along with a commit: a picture that was described in the form
 * alone, and stands elsewhere as well, takes its sentence along when the form shows another.
 */
export function descriptionsToKeep(changes: Changes, files: Files): FileChange[] {
  const isOwn = (file: string) => changes.some(({ path }) => path === file);
  const own = new Map([...files].filter(([file]) => isOwn(file)));
  const before = descriptionsIn(own);
  const left = descriptionsIn(filesAfter(changes, own));
  // To read all files takes a while: few saves take a picture away.
  if ([...before.keys()].every((src) => left.has(src))) return [];
  const after = descriptionsIn(filesAfter(changes, files));
  return [...files].flatMap(([path, text]) => {
    const lost = valuesIn<Picture>('picture', path, text).filter(
      ({ value: { src, alt } }) => !alt && before.has(src) && !after.has(src),
    );
    if (isOwn(path) || lost.length === 0) return [];
    const data = rewrite(text, (document) => {
      for (const { place, value } of lost) document.setIn([...place, 'alt'], before.get(value.src));
    });
    return [{ action: 'update', path, data }];
  });
}

/** The sentence of each picture that has one, by the picture's address. */
function descriptionsIn(files: Files): Map<string, string> {
  const pictures = [...files].flatMap(([path, text]) => valuesIn<Picture>('picture', path, text));
  return new Map(pictures.flatMap(({ value: { src, alt } }) => (alt ? [[src, alt]] : [])));
}

/** As many points as a card has room for. */
const CARD_POINTS = 4;

/**
 * The change to the page of services that goes along with a new one: its card. Without it, only
 * prices and searches would lead to the service.
 */
export function cardsOfNewServices(changes: Changes, files: Files): FileChange[] {
  const { folder, schema } = folders.services;
  const path = kinds.servicesPage.file;
  const page = files.get(path);
  return changes.flatMap(({ action, path: file, data }) => {
    if (action !== 'create' || !file.startsWith(`${folder}/`) || page === undefined) return [];
    const { value } = readEntry(file, String(data), schema);
    if (!value || !entryOf(path, page)?.value) return [];
    const card = {
      service: file.slice(folder.length + 1, -'.md'.length),
      description: value.description,
      features: value.features.slice(0, CARD_POINTS),
    };
    const withCard = rewrite(page, (document) => document.addIn(['cards'], card));
    return [{ action: 'update', path, data: withCard }];
  });
}

/** Changes what a YAML file holds, or the head of a Markdown one; all else stays as it is written. */
function rewrite(text: string, change: (document: Document.Parsed) => void): string {
  const [, head = text, rest] = /^---\n(.*?\n)(---\n.*)$/s.exec(text) ?? [];
  const document = parseDocument(head);
  change(document);
  const written = document.toString({ lineWidth: 0, singleQuote: true });
  return rest ? `---\n${written}${rest}` : written;
}

/**
 * The entry as it is written: with what was pasted put right, and without the switches that may be
 * left out and are off. The form has no third state for them, and would write each one that nobody
 * has touched.
 */
export function tidy(file: string, data: Record<string, unknown>): Record<string, unknown> {
  const document = new Document(data, { aliasDuplicateObjects: false });
  for (const { path, schema, value } of partsIn(schemaOf(file)!, data)) {
    if (value === false && schema.isOptional()) document.deleteIn(path);
    if (factsOf(schema).role === 'markdown')
      document.setIn(path, withPastedParts(String(value ?? '')));
  }
  return document.toJS() as typeof data;
}
