/** Finds French texts that the English page shows for lack of a translation. */
import * as z from 'zod';
import type { Entry, Problem } from '@/lib/contentLoader/entries/readEntry';
import { unwrapped, walkSchema, type Path } from '@/lib/content/schemaWalk';

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
      [...walkSchema(entry.schema, entry.value)]
        .filter(({ path }) => !path.includes(OPTIONAL))
        .flatMap(({ path, schema, value }) =>
          gapsIn(schema, Object(value)).map((gap) =>
            entry.problemAt(
              [...path, ...gap],
              'l’anglais manque : la page en anglais montre le français',
            ),
          ),
        ),
    );

/** The texts of a group without a translation beside them. */
function gapsIn(schema: z.ZodType, { en, ...french }: Record<string, unknown>): Path[] {
  const group = unwrapped(schema);
  const english = group instanceof z.ZodObject && (group.shape.en as z.ZodType | undefined);
  if (!english || !isShown(french)) return [];
  const translation = unwrapped(english);
  if (!(translation instanceof z.ZodObject)) return en === undefined ? [['en']] : [];
  return Object.keys(translation.shape)
    .filter((name) => isText(french[name]) && Object(en)[name] === undefined)
    .map((name) => ['en', name]);
}

/** The English page shows only the signs that send to hospital. */
const isShown = ({ step }: Record<string, unknown>) => step === undefined || step === 'hospital';

/** Groups are compared field by field. */
const isText = (value: unknown) => typeof value === 'string' || Array.isArray(value);
