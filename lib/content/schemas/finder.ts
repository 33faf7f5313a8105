import * as z from 'zod';
import { everyAnswer, getResult, STEPS, type Answers } from '@/lib/finder/finder';
import { choice as oneOf, group, line, list, paragraph, reference } from '@/lib/content/fields';
import { icon } from './variants';
import { SIGN_GROUPS } from './signs';

/** More do not fit on a phone. `Finder.module.css` has selectors for as many. */
const MAX_CHOICES = 8;

const choice = group(
  'Choix',
  {
    code: line('Mot-clé', {
      hint: 'Un mot court, que les conseils citent. Le visiteur ne le voit pas.',
    }),
    label: line('Réponse'),
    hint: line('Précision').optional(),
    icon: icon(),
    signs: list('Signes graves à rappeler', oneOf('Groupe', SIGN_GROUPS)),
    notFor: list('Pas proposé à', line('Mot-clé', { hint: 'Les mots-clés de « Pour qui ».' })),
  },
  { summary: '{{label}}' },
);

const question = (label: string) =>
  group(label, {
    question: line('Question'),
    hint: line('Sous la question').optional(),
    choices: list('Choix', choice, { min: 2, max: MAX_CHOICES }),
  });

const ANY = 'Les mots-clés des réponses. Vide : toutes.';

const wholeNumber = ({ input }: { input?: unknown }) =>
  input === undefined
    ? undefined
    : 'écrivez un nombre entier plus grand que 0, le même que dans l’adresse du conseil';

const recommendation = group(
  'Conseil',
  {
    number: z.int({ error: wholeNumber }).positive({ error: wholeNumber }).meta({
      label: 'Numéro',
      hint: 'Il est dans l’adresse du conseil : ne le changez plus une fois publié.',
    }),
    first: line('À dire d’abord', {
      hint: 'Ce qui ne peut pas attendre, en une ou deux phrases. Au-dessus du conseil.',
    }).optional(),
    who: list('Pour qui', line('Mot-clé', { hint: ANY })),
    need: list('Ce qui est difficile', line('Mot-clé', { hint: ANY })),
    often: list('Quand', line('Mot-clé', { hint: ANY })),
    services: list('Services', reference('Service', 'service'), { min: 1, max: 2 }),
    why: paragraph('Pourquoi', { hint: 'Une ou deux phrases, qui reprennent les réponses.' }),
  },
  { summary: '{{number}} : {{why}}' },
);

/** One or two services recommended for certain answers, and why. */
export type Recommendation = z.output<typeof recommendation>;

/**
 * The page that finds the right service. The first matching recommendation wins, so special ones
 * come before general ones.
 */
export const finder = group('Trouver son aide', {
  lead: paragraph('Introduction'),
  invitation: group('Invitation sur les autres pages', {
    title: line('Titre'),
    text: line('Texte'),
    label: line('Bouton'),
  }),
  danger: group('Question 1, le danger', {
    question: line('Question'),
    hint: line('Sous la question'),
    yes: line('Réponse : oui'),
    urgent: line('Réponse : non, mais pas demain'),
    no: line('Réponse : non'),
    heading: line('Titre de la consigne'),
    urgentHeading: line('Titre, si cela ne peut pas attendre'),
    urgentText: paragraph('Consigne, si cela ne peut pas attendre'),
  }),
  who: question('Question 2, pour qui'),
  need: question('Question 3, ce qui est difficile'),
  often: question('Question 4, quand'),
  talk: group('Parler à quelqu’un', { heading: line('Titre'), text: paragraph('Texte') }),
  results: list('Conseils', recommendation, { min: 1 }),
}).superRefine((table, { addIssue, issues }) => {
  const refuse = (path: (string | number)[], message: string) =>
    addIssue({ code: 'custom', path, message });
  for (const step of STEPS) {
    const codes = table[step].choices.map(({ code }) => code);
    repeated(codes).forEach((index) =>
      refuse([step, 'choices', index, 'code'], `« ${codes[index]} » est déjà un autre choix`),
    );
    table.results.forEach((result, row) =>
      result[step].forEach((code, index) => {
        if (codes.includes(code)) return;
        const message = `« ${code} » n’est pas un mot-clé de cette question : écrivez l’un de ces mots : ${codes.join(', ')}`;
        refuse(['results', row, step, index], message);
      }),
    );
  }
  const people = table.who.choices.map(({ code }) => code);
  table.need.choices.forEach(({ notFor }, row) =>
    notFor.forEach((code, index) => {
      if (people.includes(code)) return;
      const message = `« ${code} » n’est pas un mot-clé de « Pour qui » : écrivez l’un de ces mots : ${people.join(', ')}`;
      refuse(['need', 'choices', row, 'notFor', index], message);
    }),
  );
  repeated(table.results.map(({ number }) => number)).forEach((row) =>
    refuse(['results', row, 'number'], 'ce numéro est déjà celui d’un autre conseil'),
  );
  table.results.forEach(({ services }, row) =>
    repeated(services).forEach((index) =>
      refuse(['results', row, 'services', index], 'ce service est déjà nommé juste avant'),
    ),
  );
  // The rules below rely on valid codes.
  if (issues.length > 0) return;

  const answers = everyAnswer(table);
  const given = new Set(answers.map((answer) => getResult(table, answer)));
  table.results.forEach((result, row) => {
    if (given.has(result)) return;
    const message =
      'ce conseil n’est jamais donné : ceux qui le précèdent répondent déjà à tout. Remontez-le ou retirez-le';
    refuse(['results', row, 'number'], message);
  });
  const lost = answers.filter((answer) => !getResult(table, answer));
  const [first] = lost;
  if (!first) return;
  const others = lost.length > 1 ? `, ni à ${lost.length - 1} autres suites de réponses` : '';
  refuse(
    ['results'],
    `aucun conseil ne répond à ${describeAnswers(table, first)}${others} : ajoutez un conseil, ou laissez une condition vide`,
  );
});

/** Indexes of repeated values. */
const repeated = (values: readonly unknown[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

/** Answers in the words of the page. */
const describeAnswers = (
  table: Record<keyof Answers, { choices: readonly { code: string; label: string }[] }>,
  answers: Answers,
): string =>
  STEPS.map((step) => {
    const found = table[step].choices.find(({ code }) => code === answers[step]);
    return `« ${found?.label} »`;
  }).join(', ');
