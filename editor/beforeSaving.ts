/** What is looked at before an entry is saved: the rules of the build, in its words. */
import { stringify } from 'yaml';
import * as z from 'zod';
import { files, folders } from '@/lib/content/kinds';
import type { Picture } from '@/lib/content/fields';
import { readEntry, type Problem } from '@/lib/content/read';
import { nameOf, rolesIn } from '@/lib/content/tree';
import { readWhole } from '@/lib/content/whole';

/** The schema of a file of content, by its path from the project's root. */
export function schemaOf(path: string) {
  const file = Object.values(files).find((kind) => kind.file === path);
  const folder = Object.values(folders).find((kind) => path.startsWith(`${kind.folder}/`));
  return (file ?? folder)?.schema;
}

/**
 * What is to be corrected in an entry before it may be saved.
 *
 * @param path Of its file, from the project's root.
 * @param data What the form holds.
 * @param texts Every file of the content as it stands; where they are not known, what the entry
 *   says of another is left to the build.
 * @returns A French sentence for each fault, the name of its field first.
 */
export function problemsBeforeSaving(
  path: string,
  data: Record<string, unknown>,
  texts: ReadonlyMap<string, string> = new Map(),
): string[] {
  const schema = schemaOf(path);
  if (!schema) return [];
  const text = textOf(path, data);
  const own = readEntry(path, text, schema).problems;
  const problems =
    own.length > 0 || texts.size === 0
      ? own
      : [...staleDescriptions(path, text, texts), ...newProblems(path, text, texts)];
  return problems.map(({ file, field, message }) => {
    const place = [file !== path && nameOfFile(file, texts), field || nameOfText(file)];
    return [place.filter(Boolean).join(', '), message].join(' : ');
  });
}

/** The sentence in the form was written for another picture: a new one is not described by it. */
function staleDescriptions(
  path: string,
  text: string,
  texts: ReadonlyMap<string, string>,
): Problem[] {
  const before = picturesIn(path, texts.get(path) ?? '').map(({ picture }) => picture);
  return picturesIn(path, text).flatMap(({ entry, place, picture: { src, alt } }) => {
    const described = before.filter((picture) => alt && picture.alt === alt);
    if (described.length === 0 || described.some((picture) => picture.src === src)) return [];
    const message =
      'cette phrase décrit l’image d’avant : dites ce que montre la nouvelle, ou videz le champ si elle est décrite ailleurs';
    return [entry.problemAt([...place, 'alt'], message)];
  });
}

function picturesIn(path: string, text: string) {
  const schema = schemaOf(path);
  if (!schema) return [];
  const entry = readEntry(path, text, schema);
  return [...rolesIn(schema, entry.value)]
    .filter(({ role }) => role === 'picture')
    .map(({ path: place, value }) => ({ entry, place, picture: value as Picture }));
}

/** What the whole content has against a save. What was wrong before stands in nobody's way. */
function newProblems(path: string, text: string, texts: ReadonlyMap<string, string>): Problem[] {
  const keyOf = ({ file, field, message }: Problem) => [file, field, message].join('\n');
  const before = new Set(readWhole({ texts, publicFiles }).problems.map(keyOf));
  const after = readWhole({ texts: new Map(texts).set(path, text), publicFiles });
  return after.problems.filter((problem) => !before.has(keyOf(problem)));
}

/** Pictures are chosen among those that are there, or come with the entry. */
const publicFiles = { has: () => true };

/** A file as its owner knows it: by its kind, and by its title where there are several of one. */
function nameOfFile(file: string, texts: ReadonlyMap<string, string>): string {
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
 * The entry as it is written: without the switches that may be left out and are off. The form has
 * no third state for them, and would write each one that nobody has touched.
 */
export function tidy(path: string, data: Record<string, unknown>): Record<string, unknown> {
  const schema = schemaOf(path);
  return schema ? (withoutOff(schema, data) as Record<string, unknown>) : data;
}

function withoutOff(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return withoutOff(schema.unwrap() as z.ZodType, value);
  }
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray && (schema.element as z.ZodType);
    return element ? value.map((item) => withoutOff(element, item)) : value;
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const rule = schema.shape[name] as z.ZodType | undefined;
    if (part === false && rule instanceof z.ZodOptional) return [];
    return [[name, rule ? withoutOff(rule, part) : part]];
  });
  return Object.fromEntries(parts);
}

/** The entry as its file would hold it: the build reads nothing else. */
function textOf(path: string, data: Record<string, unknown>): string {
  if (!path.endsWith('.md')) return stringify(data);
  const { body = '', ...head } = data;
  return `---\n${stringify(head)}---\n\n${String(body)}\n`;
}
