/**
 * The parts that the content's schemas are made of. Each carries, beside its rule, what the owner
 * knows it by: a French label, a hint, and the sentence that says what is wrong.
 */
import * as z from 'zod';
import { hasPastedParts } from './pasted';

/** What a field is besides a value: the rules across files look for these. */
export type Role =
  'picture' | 'image' | 'page' | 'service' | 'article' | 'sign' | 'markdown' | 'price';

/** What stands beside a field's rule. */
export interface FieldFacts {
  label: string;
  hint?: string;
  role?: Role;
  /** The French names of the values to choose from. */
  names?: Record<string, string>;
  /** For a sign: what it must call for, as `content/signs.yml` says. */
  step?: string;
  /** Whether it holds sentences, and wants a box of several lines. */
  long?: boolean;
  /** What a folded item of a list shows of itself: `{{option}} : {{amount}} FCFA`. */
  summary?: string;
  /** For a list: its items are edited, none is added or taken away. */
  fixed?: boolean;
  /** For a group or a list that is long and seldom touched: whether its form begins shut. */
  folded?: boolean;
  /** How many letters a text, or items a list, must and may have. */
  min?: number;
  max?: number;
  /** For a field: how the owner's form treats what is not hers to change. */
  access?: 'hidden' | 'shown';
}

type Extra = Omit<FieldFacts, 'label'>;

/** What is said of a value that is not as it should be; that one is missing is said elsewhere. */
const wrong =
  (says: (value: string) => string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? undefined : says(String(input));

const named = <T extends z.ZodType>(schema: T, label: string, extra: Extra = {}): T =>
  schema.meta({ label, ...extra });

/** A text of one line. Empty ones count as missing: see read.ts. */
export const line = (label: string, extra?: Extra) => named(z.string(), label, extra);

/**
 * Words that the site says after a short word of its own, «par heure»: they may be written with it.
 *
 * @param before What of the beginning is not said again.
 */
export const after = (label: string, before: RegExp, extra?: Extra) => {
  const rule = z.string().transform((text) => text.replace(before, ''));
  return named(rule as unknown as z.ZodType<string, string>, label, extra);
};

/** A text of one or more sentences. */
export const paragraph = (label: string, extra?: Extra) =>
  named(
    z.string().refine((text) => !hasPastedParts(text), {
      error: wrong(() => 'ici, une liste ou un tableau ne se voit pas : écrivez des phrases'),
    }),
    label,
    { long: true, ...extra },
  );

/** What the typeface of the titles has not, or is cut without: see `scripts/prepare/fonts.ts`. */
const NO_TITLE_LETTER = /[^\sA-Za-z0-9À-\u00f6\u00f8-ÿŒœ!"'&%()+,./:;?@«»“”‘’–—…€°·-]/gu;

/** Longer, a title would not fit in the picture that shows a page where its link is shared. */
const LONGEST_TITLE = 70;

/** The great title of a page. */
export const title = (label: string) => {
  const rule = z
    .string()
    .refine((text) => !text.match(NO_TITLE_LETTER), {
      error: wrong((text) => {
        const strange = [...new Set(text.match(NO_TITLE_LETTER))].join(' ');
        return `les lettres des titres n’ont pas de « ${strange} » : écrivez le titre sans ce signe`;
      }),
    })
    .refine(({ length }) => length <= LONGEST_TITLE, {
      error: wrong(
        ({ length }) =>
          `ce titre compte ${length} lettres : écrivez-en ${LONGEST_TITLE} au plus, il doit tenir dans l’image d’aperçu`,
      ),
    });
  return named(rule, label, { hint: `${LONGEST_TITLE} lettres au plus.`, max: LONGEST_TITLE });
};

/** Facts of the centre that a long text may name in place of writing them: see `places.ts`. */
export const PLACE_NAMES = ['telephone', 'telephones', 'email', 'nom', 'nom-complet'] as const;

/** How the owner writes them. */
export const WAYS_TO_NAME = PLACE_NAMES.map((name) => `{${name}}`).join(', ');

/** A page's text, in Markdown. */
export const markdown = (label: string) =>
  line(label, {
    role: 'markdown',
    hint: `Ces mots donnent ce que dit « Coordonnées et horaires » : ${WAYS_TO_NAME}.`,
  });

/** How long such a text may be, in characters. */
export const SUMMARY = { least: 60, most: 160 };

/** A text that search engines show as the page's description. */
export const summary = (label: string) => {
  const { least, most } = SUMMARY;
  const rule = z.string().refine(({ length }) => length >= least && length <= most, {
    error: wrong(
      ({ length }) =>
        `ce résumé compte ${length} caractères : écrivez-en entre ${least} et ${most}, les moteurs de recherche l’affichent`,
    ),
  });
  const hint = `De ${least} à ${most} caractères.`;
  return named(rule, label, { long: true, hint, min: least, max: most });
};

/** A text whose form is given, typed as it is read. */
const formed = <T extends string = string>(
  label: string,
  form: RegExp,
  says: (text: string) => string,
  extra?: Extra,
) => {
  const rule = z.string().regex(form, { error: wrong(says) });
  return named(rule as unknown as z.ZodType<T, string>, label, extra);
};

/** A phone number in E.164 form: `+` and digits, no spaces. */
export type PhoneNumber = `+${number}`;

/** A number of Cameroon has nine digits and begins with 6 (mobile) or 2. */
const PHONE = String.raw`\+(?:237[26]\d{8}|(?!237)[1-9]\d{6,14})`;

/** What people put between digits, and the signs of direction that come along with a pasted number. */
const BETWEEN_DIGITS = /\(0\)|[\s()./\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A phone number as people write it, in E.164 form: `6 99 12 34 56`, `00237…` and `+237…` are one. */
function normalisePhone(text: string): string {
  const typed = text.replace(BETWEEN_DIGITS, '').replace(/^00/, '+');
  return typed.replace(/^(?:237)?(?=[26]\d{8}$)/, '+237');
}

export const phone = (label: string) =>
  readAs<PhoneNumber>(
    label,
    new RegExp(`^${PHONE}$`),
    normalisePhone,
    (text) =>
      `« ${text} » n’est pas un numéro complet. Au Cameroun, écrivez 9 chiffres qui commencent par 6 ou 2, par exemple 6 99 12 34 56 ; à l’étranger, + puis l’indicatif`,
    'Par exemple 6 99 12 34 56, ou +33 6 12 34 56 78 à l’étranger.',
  );

export const email = (label: string) =>
  formed(
    label,
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
    (text) =>
      `« ${text} » n’est pas une adresse e-mail : écrivez-la en entier, par exemple nom@exemple.com`,
  );

/** An address of another site. */
export const link = (label: string) =>
  formed<`https://${string}`>(
    label,
    /^https:\/\/\S+$/,
    (text) => `« ${text} » n’est pas une adresse complète : elle commence par https://`,
  );

/** The link that opens a conversation on WhatsApp, or the number that it leads to. */
export const whatsappLink = (label: string) =>
  readAs<`https://${string}`>(
    label,
    new RegExp(`^https://wa\\.me/${PHONE.replace('\\+', '')}$`),
    (text) => {
      const number = normalisePhone(text.replace(/^(?:https?:\/\/)?wa\.me\//, ''));
      return /^\+?\d+$/.test(number) ? `https://wa.me/${number.replace('+', '')}` : text;
    },
    (text) =>
      `« ${text} » n’ouvre pas de conversation : écrivez le numéro, par exemple 6 99 12 34 56, ou +33 6 12 34 56 78 à l’étranger`,
    'Le numéro : 6 99 12 34 56.',
  );

/** A person's or the centre's page at a network, or the name that it has there. */
export const profileLink = (label: string, host: string) =>
  readAs<`https://${string}`>(
    label,
    /^https:\/\/\S+$/,
    (text) => {
      if (/^@?[\w.-]+$/.test(text) && !text.includes(host)) {
        return `https://www.${host}/${text.replace('@', '')}`;
      }
      return text.replace(/^(?:http:\/\/)?(?=(?:[\w-]+\.)+[a-z]{2,}\/)/, 'https://');
    },
    (text) => `« ${text} » n’est pas une page de ${label} : écrivez @nom, ou l’adresse de la page`,
    'Le nom, @nom, ou l’adresse de la page.',
  );

/** A text that people write in several ways, and the site in one. */
function readAs<T extends string>(
  label: string,
  form: RegExp,
  read: (text: string) => string,
  says: (text: string) => string,
  hint: string,
) {
  const rule = z
    .string()
    .superRefine((text, { addIssue }) => {
      if (!form.test(read(text))) addIssue({ code: 'custom', message: says(text) });
    })
    .transform(read);
  return named(rule as unknown as z.ZodType<T, string>, label, { hint });
}

/** A page of this site, perhaps with a part of it: `/services#faq`. */
export const page = (label: string, extra?: Extra) =>
  formed<`/${string}`>(
    label,
    /^\//,
    (text) => `« ${text} » n’est pas une page du site : elle commence par /`,
    { role: 'page', ...extra },
  );

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

export const day = (label: string, extra?: Extra) => {
  const rule = z.iso
    .date({
      error: wrong(
        (text) =>
          `« ${text} » n’est pas un jour du calendrier : écrivez année-mois-jour, par exemple 2024-05-15`,
      ),
    })
    // What a date control gives for a year of two digits.
    .refine((text) => !text.startsWith('0'), {
      error: wrong(
        (text) =>
          `« ${text} » a une année trop courte : écrivez-la en quatre chiffres, par exemple 2026`,
      ),
    });
  return named(rule as unknown as z.ZodType<IsoDate, string>, label, extra);
};

/** A time of day as people write it, `8h30`, `8 h` or `8:30`, as `HH:MM`. */
const normaliseTime = (text: string): string =>
  text.replace(
    /^(\d{1,2})(?::(\d\d)|\s*h\s*(\d\d)?)$/i,
    (_, hours: string, minutes?: string, others?: string) =>
      `${hours.padStart(2, '0')}:${minutes ?? others ?? '00'}`,
  );

/** A time of day, `HH:MM`; `24:00` ends a day. */
export const time = (label: string) =>
  readAs<string>(
    label,
    /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/,
    normaliseTime,
    (text) => `« ${text} » n’est pas une heure : écrivez par exemple 8 h 30, ou 08:30`,
    'Par exemple 8 h 30.',
  );

/** An amount in whole CFA francs. */
export const francs = (label: string) => {
  const error = wrong(
    (text) =>
      `« ${text} » n’est pas un prix : écrivez un nombre entier de francs, plus grand que 0, par exemple 12500`,
  );
  return named(z.int({ error }).positive({ error }), label, { role: 'price' });
};

/** A whole number within bounds. */
export const count = (label: string, least: number, most: number) => {
  const error = wrong(() => `écrivez un nombre entier, de ${least} à ${most}`);
  return named(z.int({ error }).min(least, { error }).max(most, { error }), label, {
    hint: `De ${least} à ${most}.`,
  });
};

export const yesNo = (label: string, hint?: string) =>
  named(z.boolean({ error: wrong(() => 'écrivez true (oui) ou false (non)') }), label, { hint });

/** One of the values that `names` calls by their French names. */
export const choice = <const T extends Record<string, string>>(label: string, names: T) => {
  type Value = keyof T & string;
  const values = Object.keys(names) as [Value, ...Value[]];
  const error = wrong(
    (value) =>
      `« ${value} » n’est pas un choix possible : écrivez l’un de ces mots : ${values.join(', ')}`,
  );
  return named(z.enum(values, { error }), label, { names });
};

/** The number of a service or an article: the name of its file. */
export const reference = (label: string, role: 'service' | 'article') =>
  named(
    z.coerce.number<string>({ error: 'écrivez le numéro de son fichier, par exemple 3' }),
    label,
    { role },
  );

/** The smallest width of a photograph that still looks sharp on a phone, in pixels. */
export const MIN_PHOTO_WIDTH = 400;

/** A picture's file under `public/`. The words beside it say all, or another place describes it. */
export const image = (label: string, hint?: string) =>
  formed<`/${string}`>(
    label,
    /^\/.+\.(svg|jpe?g|png|webp|avif)$/,
    (text) =>
      `« ${text} » n’est pas une image acceptée : choisissez un fichier .svg, .jpg, .png, .webp ou .avif, et commencez son adresse par /`,
    { role: 'image', hint },
  );

/** What may be left out because another place says it: `fill.ts` puts it in. */
export const inherited = <T extends z.ZodType>(schema: T): T => schema.optional() as unknown as T;

/** What a crop keeps of a photograph's height; without a choice, nearly the top, where heads are. */
const focalPoint = choice('Cadrage', { top: 'Haut', centre: 'Centre', bottom: 'Bas' }).meta({
  hint: 'Ce qui reste d’une photographie là où elle est coupée. (Aucun) : la tête d’un portrait.',
});

/**
 * A picture under `public/`; `alt` says in French what it shows.
 *
 * @param shape The shape of the photograph that its place shows with the least loss.
 */
export const picture = (label: string, shape = 'Une photographie : en largeur (3:2).') =>
  group(
    label,
    {
      src: image('Fichier', shape),
      alt: inherited(
        line('Description', {
          hint: 'En une phrase, ce que l’image montre. Vide si elle est déjà décrite ailleurs.',
        }),
      ),
      focalPoint: focalPoint.optional(),
    },
    { role: 'picture' },
  );

/** A person's picture, which is shown as a square or a circle. */
export const portrait = () =>
  picture('Portrait', 'Une photographie : carrée, ou en hauteur (3:4), la tête en haut.');

export type Picture = z.output<ReturnType<typeof picture>>;

export const group = <T extends z.ZodRawShape>(label: string, shape: T, extra?: Extra) =>
  named(z.strictObject(shape), label, extra);

/** The words in English beside the French ones of the same group; without them the French is shown. */
export const inEnglish = <T extends z.ZodRawShape>(shape: T) =>
  group('En anglais', shape, { folded: true, summary: `{{${Object.keys(shape)[0]}}}` }).optional();

/** The same for one line. */
export const lineInEnglish = () => line('En anglais').optional();

interface Bounds {
  least?: number;
  most?: number;
  fixed?: boolean;
  folded?: boolean;
  hint?: string;
}

/** Several of a kind: as many as there are, unless the layout truly bears no more. */
export const list = <T extends z.ZodType>(label: string, item: T, bounds: Bounds = {}) => {
  const { least = 0, most = Infinity, ...facts } = bounds;
  const sized = z.array(item).refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) => countSentence((input as unknown[]).length, least, most),
  });
  // Left out, a list that may be empty is empty.
  const rule = least === 0 ? sized.default([] as never) : sized;
  return named(rule as unknown as z.ZodType<z.output<T>[], z.input<T>[]>, label, {
    ...facts,
    ...(least > 0 && { min: least }),
    ...(most < Infinity && { max: most }),
  });
};

function countSentence(count: number, least: number, most: number): string {
  const limits = most === Infinity ? `au moins ${least}` : `entre ${least} et ${most}`;
  const items = limits.endsWith(' 1') ? 'élément' : 'éléments';
  return `il faut ${limits} ${items} dans cette liste, il y en a ${count}`;
}

/** A list of which the site always shows the first. */
export const listOfSome = <T extends z.ZodType>(label: string, item: T, bounds: Bounds = {}) =>
  list(label, item, { least: 1, ...bounds }) as unknown as z.ZodType<
    [z.output<T>, ...z.output<T>[]],
    z.input<T>[]
  >;
