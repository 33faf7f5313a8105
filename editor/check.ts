/** The content's rules for one entry of the editor, and what is put right before it is saved. */
import { Document, stringify } from 'yaml';
import { files, folders } from '@/lib/content/collections';
import { withPastedParts } from '@/lib/content/pasted';
import { readEntry } from '@/lib/content/read';
import { factsOf, partsIn } from '@/lib/content/schemaWalk';
import { fr } from '@/lib/text/typography';

/** What a form holds, by the names of its fields. */
export type FormData = Record<string, unknown>;

/** The schema of a file of content, by its path from the project's root. */
export function schemaOf(path: string) {
  const file = Object.values(files).find((kind) => kind.file === path);
  const folder = Object.values(folders).find((kind) => path.startsWith(`${kind.folder}/`));
  return (file ?? folder)?.schema;
}

/** A picture has no address before it is uploaded; `__sc_…` are notes that the package does not save. */
const asSaved = (name: string, value: unknown) => {
  if (name.startsWith('__sc_')) return undefined;
  return typeof value === 'string' && value.startsWith('blob:') ? '/photos/upload.webp' : value;
};

/**
 * What the build would refuse in an entry, without what other files say of it.
 *
 * @returns French sentences, the name of the field first.
 */
export function problemsOf(path: string, data: FormData): string[] {
  const { body, ...head } = JSON.parse(JSON.stringify(data), asSaved) as FormData;
  const text = path.endsWith('.md')
    ? `---\n${stringify(head)}---\n\n${String(body ?? '')}\n`
    : stringify(head);
  return readEntry(path, text, schemaOf(path)!).problems.map(({ field, message }) =>
    fr([field, message].filter(Boolean).join(' : ')),
  );
}

/**
 * The entry as it is written: lists and tables pasted from Word are Markdown, and optional switches
 * that are off are left out. The form has no third state for them, and would write each one.
 */
export function tidy(path: string, data: FormData): FormData {
  const document = new Document(data, { aliasDuplicateObjects: false });
  for (const { path: place, schema, value } of partsIn(schemaOf(path)!, data)) {
    if (value === false && schema.isOptional()) document.deleteIn(place);
    if (factsOf(schema).role === 'markdown')
      document.setIn(place, withPastedParts(String(value ?? '')));
  }
  return document.toJS() as FormData;
}
