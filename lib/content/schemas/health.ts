/** What a text about health carries besides its words: whom to believe, and when to act. */
import type * as z from 'zod';
import { day, group, line, list } from '../fields';

/** Who wrote a text. */
export const author = () =>
  group('Auteur', { name: line('Nom'), trade: line('Métier').optional() });

export type Author = z.output<ReturnType<typeof author>>;

/** The doctor's reading of a text. Left out, the page says that it is awaited. */
export const review = () =>
  group('Relecture par un médecin', {
    by: line('Relu par', { hint: 'Le médecin qui a lu le texte : Dr Prénom Nom.' }),
    on: day('Relu le'),
    until: day('À relire avant le'),
  })
    .superRefine(({ on, until }, { addIssue }) => {
      if (until > on) return;
      const message = `la prochaine relecture (${until}) doit venir après celle-ci (${on})`;
      addIssue({ code: 'custom', path: ['until'], message });
    })
    .optional();

export type Review = NonNullable<z.output<ReturnType<typeof review>>>;

const ONE_SIGN = 'Un signe par ligne, en peu de mots.';

/** What is wrong with a sign that sends to hospital: undefined where it leaves no choice. */
export const choiceProblem = (sign: string): string | undefined =>
  /(^|\s)ou([\s,.]|$)/i.test(sign)
    ? `« ${sign} » laisse un choix : écrivez un signe par ligne, sans « ou »`
    : undefined;

const signs = (label: string, hint: string) =>
  list(label, line('Signe', { hint: `${hint} ${ONE_SIGN}` }), { least: 1 });

/**
 * The signs that call for help, by what they call for. Who reads the first step must not have to
 * choose: one sign a line, none with an «ou».
 */
export const warningSigns = () =>
  group('Quand consulter', {
    hospital: signs('Hôpital tout de suite', 'Une vie est en danger. Jamais de « ou ».'),
    newborn: list(
      'Hôpital tout de suite, pour un nouveau-né',
      line('Signe', { hint: `Jamais de « ou ». ${ONE_SIGN}` }),
    ),
    call: signs('Appelez aujourd’hui', 'Le centre doit le savoir le jour même.'),
    appointment: signs('Prenez rendez-vous', 'Cela peut attendre quelques jours.'),
  }).superRefine(({ hospital, newborn }, { addIssue }) => {
    for (const [step, signsOf] of Object.entries({ hospital, newborn })) {
      signsOf.forEach((sign, index) => {
        const message = choiceProblem(sign);
        if (message) addIssue({ code: 'custom', path: [step, index], message });
      });
    }
  });

export type WarningSigns = z.output<ReturnType<typeof warningSigns>>;
