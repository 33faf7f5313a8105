import type * as z from 'zod';
import { group, line, nonEmptyList, markdown, yesNo } from '@/lib/content/fields';
import { icon } from './variants';

const question = group('Question', {
  question: line('Question'),
  answer: markdown('Réponse'),
  contacts: yesNo('Ajouter l’e-mail et les téléphones du centre').optional(),
  prices: yesNo('Ajouter le lien vers les tarifs').optional(),
  icon: icon(),
});

/** A question and its answer, with contact details if `contacts` is set. */
export type FaqItem = z.output<typeof question>;

export const faq = group('Questions fréquentes', {
  questions: nonEmptyList('Questions', question),
});
