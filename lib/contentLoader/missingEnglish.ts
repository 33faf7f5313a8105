/** Finds French texts that the English page shows for lack of a translation. */
import * as z from 'zod';
import type { Entry, Problem } from '@/lib/contentLoader/entries/readEntry';
import { unwrapped } from '@/lib/content/schemaWalk';

type Path = readonly (string | number)[];

/** Files that the English page reads. */
const SHOWN = /^content\/(services\/|(site|area|signs|first-aid|how-it-works)\.yml$)/;
/** The English page shows only the commitments that are translated. */
const OPTIONAL = 'commitments';

/**
 * Remarks about missing translations.
 *
 * @param entries Every file, each without problems.
 */
export const missingEnglish = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter(({ file }) => SHOWN.test(file))
    .flatMap((entry) =>
      [...gapsIn(entry.schema, entry.value)].map((path) =>
        entry.problemAt(path, 'l’anglais manque : la page en anglais montre le français'),
      ),
    );

/** Paths of texts without a translation. */
function* gapsIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) {
    for (const [index, item] of (value as unknown[]).entries()) {
      yield* gapsIn(inner.element as z.ZodType, item, [...path, index]);
    }
  }
  if (!(inner instanceof z.ZodObject)) return;
  const shape = inner.shape as Record<string, z.ZodType>;
  const parts = value as Record<string, unknown>;
  if (shape.en && isShown(parts)) yield* gapsBeside(unwrapped(shape.en), parts, path);
  for (const [name, part] of Object.entries(shape)) {
    if (name !== 'en' && name !== OPTIONAL) yield* gapsIn(part, parts[name], [...path, name]);
  }
}

/** The English page shows only the signs that send to hospital. */
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
    const isTranslated = typeof own === 'object' && own[name] !== undefined;
    if (isTranslated || !isText(french[name])) continue;
    yield [...path, 'en', name];
  }
}

/** Groups are compared field by field. */
const isText = (value: unknown) => typeof value === 'string' || Array.isArray(value);
