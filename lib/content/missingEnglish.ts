/** What stands in French alone where the English page would say it in English. */
import * as z from 'zod';
import type { Entry, Problem } from './read';
import { bare } from './schemaWalk';

type Path = readonly (string | number)[];

/** Of these kinds of files the English page takes something; of the answers only those it is given. */
const SHOWN = /^content\/(services\/|(site|area|signs|first-aid|how-it-works)\.yml$)/;
const FREE = 'commitments';

/**
 * Everything that the English page must say in French: not wrong, but worth a line to the owner.
 *
 * @param entries Every file, each sound by itself.
 */
export const missingEnglish = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter(({ file }) => SHOWN.test(file))
    .flatMap((entry) =>
      [...gapsIn(entry.schema, entry.value)].map((path) =>
        entry.problemAt(path, 'l’anglais manque : la page en anglais montre le français'),
      ),
    );

/** The places of a value that have French words and no English ones. */
function* gapsIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  const whole = bare(schema);
  if (whole instanceof z.ZodArray) {
    for (const [index, item] of (value as unknown[]).entries()) {
      yield* gapsIn(whole.element as z.ZodType, item, [...path, index]);
    }
  }
  if (!(whole instanceof z.ZodObject)) return;
  const shape = whole.shape as Record<string, z.ZodType>;
  const parts = value as Record<string, unknown>;
  if (shape.en && isShown(parts)) yield* gapsBeside(bare(shape.en), parts, path);
  for (const [name, part] of Object.entries(shape)) {
    if (name !== 'en' && name !== FREE) yield* gapsIn(part, parts[name], [...path, name]);
  }
}

/** Of the signs, the page shows those that send to hospital. */
const isShown = ({ step }: Record<string, unknown>) => step === undefined || step === 'hospital';

function* gapsBeside(
  english: z.ZodType,
  french: Record<string, unknown>,
  path: Path,
): Generator<Path> {
  const own = french.en as Record<string, unknown> | string | undefined;
  if (!(english instanceof z.ZodObject)) {
    if (own === undefined) yield [...path, 'en'];
    return;
  }
  for (const name of Object.keys(english.shape)) {
    const isSaid = typeof own === 'object' && own[name] !== undefined;
    if (isSaid || !isText(french[name])) continue;
    yield [...path, 'en', name];
  }
}

/** A group within the English one is missing with the texts beside it. */
const isText = (value: unknown) => typeof value === 'string' || Array.isArray(value);
