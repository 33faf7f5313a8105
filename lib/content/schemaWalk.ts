/** Ways through a schema: to the name of a field, and to every value that plays a role. */
import * as z from 'zod';
import { yaoundeClock } from '@/lib/dates/yaounde';
import type { FieldFacts, Role } from './fields';

type Path = readonly (string | number)[];

/** Whether a schema only says that a value may be missing. */
const mayLack = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema : undefined;

/** The schema under what only says that a value may be missing. */
export function bare(schema: z.ZodType): z.ZodType {
  const outer = mayLack(schema);
  return outer ? bare(outer.unwrap() as z.ZodType) : schema;
}

/** All that is said of a field beside its rule. */
export function factsOf(schema: z.ZodType): Partial<FieldFacts> {
  const outer = mayLack(schema);
  return { ...(outer && factsOf(outer.unwrap() as z.ZodType)), ...schema.meta() };
}

/** What the schema says of one part of a value. */
function partOf(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  const whole = bare(schema);
  if (whole instanceof z.ZodArray) return whole.element as z.ZodType;
  if (whole instanceof z.ZodObject) return (whole.shape as Record<string, z.ZodType>)[step];
  return undefined;
}

/** The field by which an item of a list is known: the first of its summary, or its first words. */
export function titleField(group: z.ZodObject): string {
  const [, first] = /\{\{(\w+)/.exec(factsOf(group).summary ?? '') ?? [];
  const names = Object.keys(group.shape);
  const words = names.find((name) => {
    const { role, access } = factsOf(group.shape[name] as z.ZodType);
    return (
      bare(group.shape[name] as z.ZodType) instanceof z.ZodString && !role && access !== 'hidden'
    );
  });
  return first ?? words ?? names[0] ?? '';
}

/**
 * The French name of a place: «Prix, n° 2, Prix le plus haut» for `pricing.1.upTo`.
 *
 * @param schema Of the whole file.
 * @param whole What the file holds, where items are to be named by their words instead.
 */
export function nameOf(schema: z.ZodType, path: Path, whole?: unknown): string {
  let current: z.ZodType | undefined = schema;
  let value = whole as Record<string | number, unknown> | undefined;
  const names = path.map((step) => {
    current = current && partOf(current, step);
    value = value?.[step] as typeof value;
    if (typeof step !== 'number') return (current && factsOf(current).label) ?? step;
    const group = current && bare(current);
    const words = group instanceof z.ZodObject ? value?.[titleField(group)] : undefined;
    return typeof words === 'string' ? `« ${words} »` : `n° ${step + 1}`;
  });
  return names.join(', ');
}

/** A part of a value, with what the schema says of it, and where it stands. */
interface Part {
  path: Path;
  schema: z.ZodType;
  value: unknown;
}

/** Every part of a value that is there, in the order of its schema, what holds others first. */
export function* partsIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<Part> {
  if (value === undefined) return;
  yield { path, schema, value };
  if (typeof value !== 'object' || value === null) return;
  const whole = bare(schema);
  const steps = whole instanceof z.ZodObject ? Object.keys(whole.shape) : Object.keys(value);
  for (const name of steps) {
    const step = Array.isArray(value) ? Number(name) : name;
    const part = partOf(whole, step);
    if (part)
      yield* partsIn(part, (value as Record<string | number, unknown>)[step], [...path, step]);
  }
}

/** A value with a role, and where it stands. */
export interface Found {
  path: Path;
  role: Role;
  value: unknown;
}

/** Every value of a file that plays a role, in the order of its schema. */
export function* rolesIn(schema: z.ZodType, whole: unknown): Generator<Found> {
  for (const { path, schema: own, value } of partsIn(schema, whole)) {
    const { role } = factsOf(own);
    if (role) yield { path, role, value };
  }
}

/** What a preview shows in the place of a picture that a draft lacks. */
const NO_PICTURE = '/illustrations/introuvable.svg';

/** The value of a draft as its page can show it: an empty text or a first choice for what it lacks. */
export function withPlaceholders(schema: z.ZodType, value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  const rule = bare(schema);
  if (rule instanceof z.ZodObject) {
    const parts = Object.entries(rule.shape);
    return Object.fromEntries(
      parts.map(([name, part]) => [name, withPlaceholders(part, Object(value)[name])]),
    );
  }
  if (rule instanceof z.ZodArray) {
    const items = (value ?? []) as unknown[];
    return items.map((item) => withPlaceholders(rule.element as z.ZodType, item));
  }
  if (rule instanceof z.ZodEnum) return rule.options[0];
  if (rule instanceof z.ZodBoolean) return false;
  if (rule instanceof z.ZodISODate) return yaoundeClock(Date.now()).date;
  return factsOf(schema).role === 'image' ? NO_PICTURE : '';
}
