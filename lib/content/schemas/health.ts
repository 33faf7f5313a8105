/** What a text about health carries besides its words: whom to believe, and when to act. */
import type * as z from 'zod';
import { withoutPrefix, group, line, yesNo } from '@/lib/content/fields';
import { day } from '@/lib/content/formattedFields';

/** A text that is not on the site yet. */
export const draft = () =>
  yesNo('Brouillon', 'Un brouillon est hors du site, et s’enregistre sans être fini.').optional();

/** Who wrote a text. */
export const author = () =>
  group(
    'Auteur',
    { name: line('Nom'), trade: line('Métier').optional() },
    { folded: true, summary: '{{name}}' },
  );

export type Author = z.output<ReturnType<typeof author>>;

/** The doctor's reading of a text. Left out, the page says that it is awaited. */
export const review = () =>
  group('Relecture par un médecin', {
    by: withoutPrefix('Relu par', /^(?:relu\s+)?par\s+(?=\S)/i, {
      hint: 'Le médecin qui a lu le texte : Dr Prénom Nom.',
    }),
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
