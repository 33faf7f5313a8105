/** What is looked at before an entry is saved: the rules of its file, in the words of the build. */
import { stringify } from 'yaml';
import * as z from 'zod';
import { files, folders } from '@/lib/content/kinds';
import { readEntry } from '@/lib/content/read';

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
 * @returns A French sentence for each fault, the name of its field first.
 */
export function problemsBeforeSaving(path: string, data: Record<string, unknown>): string[] {
  const schema = schemaOf(path);
  if (!schema) return [];
  return readEntry(path, textOf(path, data), schema).problems.map(({ field, message }) =>
    [field, message].filter(Boolean).join(' : '),
  );
}

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
