/** Fields of texts about health: author, review by a doctor, draft. */
import type * as z from 'zod';
import { group, line, yesNo } from '@/lib/content/fields';
import { day } from '@/lib/content/formattedFields';

/** Drafts are not published. */
export const draft = () =>
  yesNo(
    'Brouillon',
    'Un brouillon est hors du site, et s’enregistre sans être fini. Éteint, ce qui porte une étoile est à remplir.',
  ).optional();

export const author = () =>
  group(
    'Auteur',
    { name: line('Nom'), trade: line('Métier').optional() },
    { folded: true, summary: '{{name}}' },
  );

export type Author = z.output<ReturnType<typeof author>>;

/** A doctor's review of a text. If missing, the page says that it is pending. */
export const review = () =>
  group('Relecture par un médecin', {
    by: line('Relu par', { hint: 'Le médecin qui a lu le texte : Dr Prénom Nom.' }),
    on: day('Relu le'),
    until: day('À relire avant le'),
  }).optional();

export type Review = NonNullable<z.output<ReturnType<typeof review>>>;
