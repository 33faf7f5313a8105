import type * as z from 'zod';

declare const unresolved: unique symbol;

/** Marks, in types only, an omitted value that is inherited from another file. */
interface Unresolved {
  readonly [unresolved]: true;
}

/** A field that is inherited from another file if omitted: see `resolveReferences.ts`. */
export const inherited = <Output, Input>(
  schema: z.ZodType<Output, Input>,
): z.ZodOptional<z.ZodType<Output | Unresolved, Input>> => schema.optional();

/** A value whose inherited fields are all there. */
export type ResolvedValue<T> = T extends readonly unknown[]
  ? { [K in keyof T]: ResolvedValue<T[K]> }
  : T extends object
    ? {
        [K in keyof T as Unresolved extends T[K] ? never : K]: ResolvedValue<T[K]>;
      } & {
        [K in keyof T as Unresolved extends T[K] ? K : never]-?: ResolvedValue<
          Exclude<T[K], Unresolved | undefined>
        >;
      }
    : T;

/** What pages get of a schema's values: read, and with inherited fields resolved. */
export type Resolved<T extends z.ZodType> = ResolvedValue<z.output<T>>;
