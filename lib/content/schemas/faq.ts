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

/** A question, and the answer; under it, where asked, every way to write or call. */
export type FaqItem = z.output<typeof question>;

export const faq = group('Questions fréquentes', {
  questions: nonEmptyList('Questions', question),
});
