/**
 * Field builders for the content's schemas. Each field carries a French label, an optional hint and
 * French error messages. Formatted texts are in formattedFields.ts, pictures in pictureFields.ts.
 */
import * as z from 'zod';

/** What a value refers to or holds: `lib/contentLoader/crossReferences.ts` checks values by role. */
export type Role =
  | 'picture'
  | 'image'
  | 'page'
  | 'service'
  | 'article'
  | 'sign'
  | 'markdown'
  | 'price'
  | 'checklist';

/** Metadata of a field, kept in the schema's `meta`. */
export interface FieldMeta {
  label: string;
  hint?: string;
  role?: Role;
  /** French names of the values of a choice. */
  names?: Record<string, string>;
  /** For a sign: the step that `content/signs.yml` must give it. */
  step?: string;
  /** Whether the editor shows a text area. */
  long?: boolean;
  /** Template of a collapsed list item: `{{option}} : {{amount}} FCFA`. */
  summary?: string;
  /** For a list: items can be edited, not added or removed. */
  fixed?: boolean;
  /** For a group or a list: whether the editor collapses it at first. */
  folded?: boolean;
  /** Bounds of a text's length, or of a list's number of items. */
  min?: number;
  max?: number;
  /** Whether the text is data and no words to read: an address, a code. Typography leaves it alone. */
  verbatim?: boolean;
  /** For a field that the owner may not change: how the editor treats it. */
  access?: 'hidden' | 'shown';
}

export type Extra = Omit<FieldMeta, 'label'>;

/** Zod's `error` option for an invalid value. Missing values have one message: see readEntry.ts. */
export const invalid =
  (message: (value: string) => string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? undefined : message(String(input));

export const labelled = <T extends z.ZodType>(schema: T, label: string, extra: Extra = {}): T =>
  schema.meta({ label, ...extra });

/** Bold, italic or struck-through words as WhatsApp and Markdown mark them, and Markdown's links. */
const MARKUP =
  /(?:^|[\s(«"'’])([*_~]{1,2})(?=\S)(?:(?!\1).)*\S\1(?=$|[\s.,;:!?)»"'’])|\[[^\]]+\]\([^)]+\)/;

/** A text that the page shows sign by sign. */
const plainText = ({ min = 0, max = Infinity }: Extra = {}) =>
  z
    .string()
    .refine((text) => !MARKUP.test(text), {
      error: invalid(
        (text) =>
          `ici, « ${MARKUP.exec(text)?.[0].trim()} » s’afficherait avec tous ses signes : écrivez les mots seuls`,
      ),
    })
    .refine(({ length }) => length >= min && length <= max, {
      error: invalid(
        ({ length }) => `ce texte compte ${length} lettres : écrivez-en ${formatBounds(min, max)}`,
      ),
    });

const formatBounds = (min: number, max: number) =>
  min > 0 ? `de ${min} à ${max}` : `${max} au plus`;

/** A text of one line. Empty texts count as missing: see readEntry.ts. */
export const line = (label: string, extra?: Extra) => labelled(plainText(extra), label, extra);

/**
 * A text to which the site adds a word of its own, as in «par heure». Owners often type it too.
 *
 * @param added What to drop if typed.
 */
export const withoutAffixes = (
  label: string,
  added: RegExp,
  extra?: Extra,
): z.ZodType<string, string> =>
  labelled(
    plainText().transform((text) => text.replace(added, '')),
    label,
    extra,
  );

/** A full stop at the end, but neither of «...» nor of «etc.». */
const FULL_STOP = /(?<!\.|\betc)\.$/;

/** A line that the site continues within a sentence. */
export const clause = (label: string, extra?: Extra) => withoutAffixes(label, FULL_STOP, extra);

/** A line without a sign at its end: the page would run it into the next one. */
const OPEN_LINE = /[\p{L}\p{N})]\s*\n/u;

/** A text of one or more sentences. */
export const paragraph = (label: string, extra?: Extra) =>
  labelled(
    plainText(extra).refine((text) => !OPEN_LINE.test(text), {
      error: invalid(
        () =>
          'ici, un retour à la ligne ne se voit pas : finissez la ligne d’avant par un point, ou mettez tout sur une ligne',
      ),
    }),
    label,
    { long: true, ...extra },
  );

/** Characters that the titles' typeface lacks: see `scripts/prepare/fonts.ts`. */
const NOT_IN_TITLES = /[^\sA-Za-z0-9À-\u00f6\u00f8-ÿŒœ!"'&%()+,./:;?@«»“”‘’–—…€°·-]/gu;

/** Longer titles overflow the link preview's picture. */
const MAX_HEADING_LENGTH = 70;

/** A page's `<h1>`. */
export const title = (label: string) => {
  const bounds = { max: MAX_HEADING_LENGTH };
  const rule = plainText(bounds).refine((text) => !text.match(NOT_IN_TITLES), {
    error: invalid((text) => {
      const unsupported = [...new Set(text.match(NOT_IN_TITLES))].join(' ');
      return `les lettres des titres n’ont pas de « ${unsupported} » : écrivez le titre sans ce signe`;
    }),
  });
  return labelled(rule, label, { hint: `${MAX_HEADING_LENGTH} lettres au plus.`, ...bounds });
};

/** Placeholders for facts of the centre in a long text: see `lib/contentLoader/placeholders.ts`. */
export const PLACEHOLDERS = ['telephone', 'telephones', 'email', 'nom', 'nom-complet'] as const;

/** The placeholders as the owner types them. */
export const PLACEHOLDER_LIST = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

/** A page's text, in Markdown. */
export const markdown = (label: string) =>
  labelled(z.string(), label, {
    role: 'markdown',
    hint: `Ces mots donnent ce que dit « Coordonnées et horaires » : ${PLACEHOLDER_LIST}.`,
  });

/** Length of a summary, in characters. */
export const SUMMARY = { min: 60, max: 160 };

/** The page's meta description. */
export const summary = (label: string) =>
  labelled(plainText(SUMMARY), label, {
    long: true,
    hint: `De ${SUMMARY.min} à ${SUMMARY.max} lettres : les moteurs de recherche l’affichent.`,
    ...SUMMARY,
  });

/** No service costs less. YAML reads `5.000` as 5. */
const MIN_FRANCS = 100;

/** An amount in whole CFA francs. */
export const francs = (label: string) => {
  const error = invalid(
    (text) =>
      `« ${text} » n’est pas un prix : écrivez un nombre de francs, les chiffres seuls, ${MIN_FRANCS} au moins`,
  );
  return labelled(z.int({ error }).min(MIN_FRANCS, { error }), label, { role: 'price' });
};

/** A whole number within bounds. */
export const count = (label: string, min: number, max: number) => {
  const error = invalid(() => `écrivez un nombre entier, de ${min} à ${max}`);
  return labelled(z.int({ error }).min(min, { error }).max(max, { error }), label, {
    hint: `De ${min} à ${max}.`,
  });
};

export const yesNo = (label: string, hint?: string) =>
  labelled(z.boolean({ error: invalid(() => 'écrivez true (oui) ou false (non)') }), label, {
    hint,
  });

/** One of the keys of `names`, shown by its French name. */
export const choice = <const T extends Record<string, string>>(label: string, names: T) => {
  type Value = keyof T & string;
  const values = Object.keys(names) as [Value, ...Value[]];
  const error = invalid(
    (value) =>
      `« ${value} » n’est pas un choix possible : écrivez l’un de ces mots : ${values.join(', ')}`,
  );
  return labelled(z.enum(values, { error }), label, { names });
};

/** The number of a service or an article, which is its file's name. */
export const reference = (label: string, role: 'service' | 'article') =>
  labelled(
    z.coerce.number<string>({ error: 'écrivez le numéro de son fichier, par exemple 3' }),
    label,
    { role },
  );

export const group = <T extends z.ZodRawShape>(label: string, shape: T, extra?: Extra) =>
  labelled(z.strictObject(shape), label, extra);

/** English texts beside the French ones of a group. If missing, the English page shows the French. */
export const inEnglish = <T extends z.ZodRawShape>(shape: T) =>
  group('En anglais', shape, { folded: true, summary: `{{${Object.keys(shape)[0]}}}` }).optional();

/** The same for one line. */
export const lineInEnglish = () => line('En anglais').optional();

type Bounds = Pick<FieldMeta, 'min' | 'max' | 'fixed' | 'folded' | 'hint'>;

/** A list. `max` is for layouts that cannot fit more. */
export const list = <T extends z.ZodType>(label: string, item: T, bounds: Bounds = {}) => {
  const { min = 0, max = Infinity, ...meta } = bounds;
  const sized = z.array(item).refine(({ length }) => length >= min && length <= max, {
    error: ({ input }) => countSentence((input as unknown[]).length, min, max),
  });
  // A list that may be empty may be left out.
  const rule: z.ZodType<z.output<T>[], z.input<T>[] | undefined> =
    min === 0 ? sized.default([]) : sized;
  return labelled(rule, label, {
    ...meta,
    ...(min > 0 && { min }),
    ...(max < Infinity && { max }),
  });
};

function countSentence(count: number, min: number, max: number): string {
  const limits = max === Infinity ? `au moins ${min}` : `entre ${min} et ${max}`;
  const items = limits.endsWith(' 1') ? 'élément' : 'éléments';
  return `il faut ${limits} ${items} dans cette liste, il y en a ${count}`;
}

/** A list with at least one item. */
export const nonEmptyList = <T extends z.ZodType>(label: string, item: T, bounds: Bounds = {}) =>
  list(label, item, { min: 1, ...bounds }) as z.ZodType<
    [z.output<T>, ...z.output<T>[]],
    z.input<T>[]
  >;
