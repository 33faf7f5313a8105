/** Ways through a schema: to the name of a field, and to every value that plays a role. */
import * as z from 'zod';
import type { FieldFacts, Role } from './fields';

type Path = readonly (string | number)[];

const factsOf = (schema: z.ZodType) => (schema.meta() ?? {}) as Partial<FieldFacts>;

/** The schema under what only says that a value may be missing. */
export function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return bare(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** What the schema says of one part of a value. */
function partOf(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  const whole = bare(schema);
  if (whole instanceof z.ZodArray) return whole.element as z.ZodType;
  if (whole instanceof z.ZodObject) return (whole.shape as Record<string, z.ZodType>)[step];
  return undefined;
}

/**
 * The French name of a place: «Prix, n° 2, Prix le plus haut» for `pricing.1.upTo`.
 *
 * @param schema Of the whole file.
 */
export function nameOf(schema: z.ZodType, path: Path): string {
  let current: z.ZodType | undefined = schema;
  const names = path.map((step) => {
    current = current && partOf(current, step);
    if (typeof step === 'number') return `n° ${step + 1}`;
    return (current && (factsOf(current).label ?? factsOf(bare(current)).label)) ?? step;
  });
  return names.join(', ');
}

/** A value with a role, and where it stands. */
export interface Found {
  path: Path;
  role: Role;
  value: unknown;
}

/** Every value of a file that plays a role, in the order of its schema. */
export function* rolesIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<Found> {
  if (value === undefined) return;
  const whole = bare(schema);
  const { role } = factsOf(whole);
  if (role) yield { path, role, value };
  const steps = Array.isArray(value)
    ? value.keys()
    : whole instanceof z.ZodObject
      ? Object.keys(whole.shape)
      : [];
  for (const step of steps) {
    const part = partOf(whole, step);
    if (part)
      yield* rolesIn(part, (value as Record<string | number, unknown>)[step], [...path, step]);
  }
}
