/** Walks through a schema: to a field's name, and to every value with a role. */
import * as z from 'zod';
import type { FieldMeta, Role } from './fields';

/** The steps to a value within a file. */
export type Path = readonly (string | number)[];

const asOptional = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema : undefined;

/** The schema without `optional` and `default`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const outer = asOptional(schema);
  return outer ? unwrapped(outer.unwrap() as z.ZodType) : schema;
}

/** A field's metadata. */
export function getMeta(schema: z.ZodType): Partial<FieldMeta> {
  const outer = asOptional(schema);
  return { ...(outer && getMeta(outer.unwrap() as z.ZodType)), ...schema.meta() };
}

/** The schema of a part: a field of a group, an item of a list. */
export function childSchema(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodObject) return (inner.shape as Record<string, z.ZodType>)[step];
  return undefined;
}

/** Whether a field holds words to read, which get the typography of their language. */
export function isProse(schema: z.ZodType): boolean {
  const { role, verbatim } = getMeta(schema);
  const inner = unwrapped(schema);
  return (inner instanceof z.ZodString || inner instanceof z.ZodPipe) && !role && !verbatim;
}

/** The field that identifies a list item: the first of its summary, else its first text. */
export function titleField(group: z.ZodObject): string {
  const [, first] = /\{\{(\w+)/.exec(getMeta(group).summary ?? '') ?? [];
  const names = Object.keys(group.shape);
  const text = names.find((name) => {
    const field = group.shape[name] as z.ZodType;
    const { role, access } = getMeta(field);
    return unwrapped(field) instanceof z.ZodString && !role && access !== 'hidden';
  });
  return first ?? text ?? names[0] ?? '';
}

/** A field's French name: «Prix, n° 2, Prix le plus haut» for `pricing.1.upTo`. */
export function fieldName(schema: z.ZodType, path: Path): string {
  let current: z.ZodType | undefined = schema;
  const names = path.map((step) => {
    current = current && childSchema(current, step);
    if (typeof step === 'number') return `n° ${step + 1}`;
    return (current && getMeta(current).label) ?? step;
  });
  return names.join(', ');
}

/** A value within a file, with its schema. */
interface SchemaNode {
  path: Path;
  schema: z.ZodType;
  value: unknown;
}

/** Walks through every value that is there, parents first, in the order of the schema. */
export function* walkSchema(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): Generator<SchemaNode> {
  if (value === undefined) return;
  yield { path, schema, value };
  if (typeof value !== 'object' || value === null) return;
  const inner = unwrapped(schema);
  const steps = inner instanceof z.ZodObject ? Object.keys(inner.shape) : Object.keys(value);
  for (const name of steps) {
    const step = Array.isArray(value) ? Number(name) : name;
    const child = childSchema(inner, step);
    if (child)
      yield* walkSchema(child, (value as Record<string | number, unknown>)[step], [...path, step]);
  }
}

export type ValueWithRole = Omit<SchemaNode, 'schema'> & { role: Role };

/** Every value of a file whose field has a role, in the order of the schema. */
export function* rolesIn(schema: z.ZodType, content: unknown): Generator<ValueWithRole> {
  for (const { path, schema: own, value } of walkSchema(schema, content)) {
    const { role } = getMeta(own);
    if (role) yield { path, role, value };
  }
}
