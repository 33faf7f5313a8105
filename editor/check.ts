/** Validates one entry of the editor by the content's rules, and normalises it before a save. */
import { Document, stringify } from 'yaml';
import { files, folders } from '@/lib/content/collections';
import { tableMessages } from '@/lib/contentLoader/markdownRules';
import { withPastedParts } from '@/lib/contentLoader/pasted';
import { readEntry, type Problem } from '@/lib/contentLoader/entries/readEntry';
import { getMeta, rolesIn, walkSchema } from '@/lib/content/schemaWalk';
import { fr } from '@/lib/text/typography';

/** The values of a form, by field name. */
export type FormData = Record<string, unknown>;

/** The schema of a file of content, by its path from the project's root. */
export function getSchema(path: string) {
  const file = Object.values(files).find((kind) => kind.file === path);
  const folder = Object.values(folders).find((kind) => path.startsWith(`${kind.folder}/`));
  return (file ?? folder)?.schema;
}

/** An image has no URL before its upload; `__sc_…` are internal keys that Sveltia does not save. */
const asSaved = (name: string, value: unknown) => {
  if (name.startsWith('__sc_')) return undefined;
  return typeof value === 'string' && value.startsWith('blob:') ? '/photos/upload.webp' : value;
};

/** The problems of an entry that the build would report, cross-references excepted. */
export function entryProblems(path: string, data: FormData): Problem[] {
  const { body, ...head } = JSON.parse(JSON.stringify(data), asSaved) as FormData;
  const text = path.endsWith('.md')
    ? `---\n${stringify(head)}---\n\n${String(body ?? '')}\n`
    : stringify(head);
  const schema = getSchema(path)!;
  const { problems, problemAt } = readEntry(path, text, schema);
  const tables = [...rolesIn(schema, data)]
    .filter(({ role }) => role === 'markdown')
    .flatMap(({ path, value }) =>
      tableMessages(String(value ?? '')).map((message) => problemAt(path, message)),
    );
  return [...problems, ...tables];
}

/** A French sentence, the name of the field first. */
export const asSentence = ({ field, message }: Problem) =>
  fr([field, message].filter(Boolean).join(' : '));

/** The problems of an entry as French sentences. */
export const getProblems = (path: string, data: FormData): string[] =>
  entryProblems(path, data).map(asSentence);

/**
 * The entry as it is saved: lists and tables pasted from Word become Markdown, and optional switches
 * that are off are omitted, since the form would write `false` for each.
 */
export function cleanEntry(path: string, data: FormData): FormData {
  const document = new Document(data, { aliasDuplicateObjects: false });
  for (const { path: place, schema, value } of walkSchema(getSchema(path)!, data)) {
    if (value === false && schema.isOptional()) document.deleteIn(place);
    if (getMeta(schema).role === 'markdown')
      document.setIn(place, withPastedParts(String(value ?? '')));
  }
  return document.toJS() as FormData;
}
