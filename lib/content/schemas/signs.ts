import * as z from 'zod';
import { choice, group, inEnglish, line, lineInEnglish, list, yesNo } from '@/lib/content/fields';
import { FIRST_AID_NAMES } from './firstAidNames';
import { review } from './health';

/** Groups of patients. Services, articles, printables and the needs of the prices page refer to signs by group. */
export const SIGN_GROUPS = {
  adult: 'Un adulte',
  child: 'Un enfant',
  newborn: 'Un nouveau-né',
  pregnant: 'Une femme enceinte',
  afterBirth: 'Après l’accouchement',
  fall: 'Après une chute',
  sugar: 'Le sucre',
  treatment: 'Pendant un soin, un traitement',
} as const;

export type SignGroup = keyof typeof SIGN_GROUPS;

/** References to signs of `content/signs.yml`. */
const signsFor = (label: string, step: SignStep, hint: string) =>
  list(label, line('Signe', { role: 'sign', step, hint }), { min: 1 });

/**
 * When to seek help. A text refers to red flags by group, and shows all of a group's; it refers to
 * other signs one by one.
 */
export const warningSigns = () =>
  group(
    'Quand consulter',
    {
      groups: list('Hôpital tout de suite, pour qui', choice('Groupe', SIGN_GROUPS), { min: 1 }),
      today: signsFor('Appelez aujourd’hui', 'today', 'Le centre doit le savoir le jour même.'),
      appointment: signsFor(
        'Prenez rendez-vous',
        'appointment',
        'Cela peut attendre quelques jours.',
      ),
    },
    { folded: true, summary: 'Les signes, et que faire' },
  );

export type WarningSigns = z.output<ReturnType<typeof warningSigns>>;

/** What to do about a sign, the most urgent first. */
const STEPS = {
  hospital: 'Hôpital tout de suite',
  today: 'Appelez aujourd’hui',
  appointment: 'Prenez rendez-vous',
} as const;

export type SignStep = keyof typeof STEPS;

/** Marks where a sign's words show its threshold. */
const THRESHOLD_MARK = /…|\.{3}/;

const LIMIT = 'Le nombre seul, avec un point : 37.5.';

const number = (label: string, hint = LIMIT) =>
  z
    .number({ error: 'écrivez un nombre, avec un point pour la virgule et sans guillemets : 37.5' })
    .positive({ error: () => 'ce nombre doit être plus grand que 0' })
    .meta({ label, hint })
    .optional();

/** What people may have, in the unit of the measure: another value is in another unit, such as 16/11 for 160/110. */
const PLAUSIBLE = {
  pressure: { min: 40, max: 300, example: 'en mmHg : 160 et 110 pour 16/11' },
  sugar: { min: 0.2, max: 8, example: 'en g/L : 0,7 pour 70 mg/dL' },
  temperature: { min: 30, max: 43, example: 'en °C : 38,5' },
  breaths: { min: 5, max: 100, example: 'par minute : 60' },
} as const;

const threshold = group('Seuil', {
  measure: choice('Mesure', {
    pressure: 'Tension, en mmHg',
    sugar: 'Sucre, en g/L',
    temperature: 'Température, en °C',
    breaths: 'Respirations par minute',
  }),
  from: number('À partir de', `Le chiffre du haut pour une tension. ${LIMIT}`),
  lower: number('Tension : chiffre du bas, à partir de'),
  below: number('Au-dessous de'),
}).superRefine(({ measure, from, lower, below }, { addIssue }) => {
  const refuse = (path: string, message: string) =>
    addIssue({ code: 'custom', path: [path], message });
  if ((from === undefined) === (below === undefined)) {
    refuse('from', 'écrivez l’un des deux : « à partir de », ou « au-dessous de »');
  }
  if ((measure === 'pressure') !== (lower !== undefined)) {
    refuse('lower', 'une tension a un chiffre du haut et un chiffre du bas, les autres non');
  }
  const { min, max, example } = PLAUSIBLE[measure];
  for (const [path, value = min] of Object.entries({ from, lower, below })) {
    if (value < min || value > max)
      refuse(path, `« ${value} » ne peut pas être juste : écrivez-le ${example}`);
  }
});

/** A measurement at or above `from`, or below `below`, that calls for a step. */
export type Threshold = z.output<typeof threshold>;

/** A red flag must not combine two signs by «ou». */
const choiceProblem = (words: string): string | undefined =>
  /(^|\s)ou([\s,.]|$)/i.test(words)
    ? `« ${words} » laisse un choix : écrivez un signe par ligne, sans « ou »`
    : undefined;

/** The optional threshold in a sign's summary, in the editor's template syntax. */
const thresholdSummary = (name: 'from' | 'below', words: string) =>
  `{{threshold.${name} | ternary(' (${words} ', '')}}{{threshold.${name} | upper}}{{threshold.${name} | ternary(')', '')}}`;

const sign = group(
  'Signe',
  {
    code: line('Mot-clé', {
      hint: 'Un mot que les pages citent. Le visiteur ne le voit pas.',
      verbatim: true,
    }),
    groups: list('Pour qui', choice('Groupe', SIGN_GROUPS), { min: 1 }),
    words: line('Signe', {
      hint: `En peu de mots. Trois points (…) prennent la place du chiffre, écrit plus bas.`,
    }),
    en: lineInEnglish(),
    step: choice('Que faire', STEPS),
    meanwhile: choice('Geste en attendant', FIRST_AID_NAMES).optional(),
    onTheSpot: yesNo('Le geste passe avant le départ').optional(),
    threshold: threshold.optional(),
  },
  {
    summary: `{{words}}${thresholdSummary('from', 'à partir de')}${thresholdSummary('below', 'au-dessous de')}`,
  },
).superRefine(({ words, en, step, meanwhile, onTheSpot, threshold: limit }, { addIssue }) => {
  const refuse = (path: string, message: string) =>
    addIssue({ code: 'custom', path: [path], message });
  const choiceMessage = step === 'hospital' ? choiceProblem(words) : undefined;
  if (choiceMessage) refuse('words', choiceMessage);
  for (const [field, text] of Object.entries({ words, en })) {
    if (text === undefined || THRESHOLD_MARK.test(text) === (limit !== undefined)) continue;
    refuse(
      field,
      limit
        ? `écrivez « … » là où le chiffre doit se lire`
        : `« … » attend un chiffre : remplissez « Seuil »`,
    );
  }
  if (onTheSpot && !meanwhile) refuse('meanwhile', 'choisissez le geste qui passe avant le départ');
});

/** A warning sign. Other files refer to it by its code. */
export type Sign = z.output<typeof sign>;

const signGroup = group(
  'Groupe',
  {
    code: choice('Mot-clé', SIGN_GROUPS).meta({ access: 'shown' }),
    heading: line('Titre'),
    hint: line('Précision').optional(),
    en: inEnglish({ heading: line('Titre'), hint: line('Précision').optional() }),
  },
  { summary: '{{heading}}' },
);

/**
 * Every warning sign of the site. A page shows all red flags of a group or none: after an incomplete
 * list, readers would wrongly conclude that none applies.
 */
export const signs = group('Signes d’alerte', {
  review: review(),
  groups: list('Groupes', signGroup, { fixed: true }),
  signs: list('Signes', sign, { min: 1 }),
}).superRefine(({ groups, signs: all }, { addIssue }) => {
  const refuse = (path: (string | number)[], message: string) =>
    addIssue({ code: 'custom', path, message });
  const codes = all.map(({ code }) => code);
  codes.forEach((code, index) => {
    if (codes.indexOf(code) === index) return;
    refuse(['signs', index, 'code'], `« ${code} » est déjà un autre signe`);
  });
  for (const [code, name] of Object.entries(SIGN_GROUPS)) {
    if (groups.filter((group) => group.code === code).length !== 1) {
      refuse(['groups'], `le groupe « ${name} » doit être dans la liste, une fois`);
    }
    const redFlags = all.filter((item) => item.step === 'hospital');
    if (redFlags.some((flag) => (flag.groups as readonly string[]).includes(code))) continue;
    refuse(['signs'], `aucun signe n’envoie à l’hôpital pour « ${name} » : ajoutez-en un`);
  }
});

/**
 * A sign's words with its threshold.
 *
 * @param formatted The threshold, in the language of the words.
 */
export const withThreshold = (words: string, formatted: string): string =>
  words.replace(THRESHOLD_MARK, formatted);
