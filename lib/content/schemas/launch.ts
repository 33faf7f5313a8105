import type * as z from 'zod';
import { choice, group, labelled, line, list, paragraph, yesNo } from '@/lib/content/fields';
import { day } from '@/lib/content/formattedFields';

/** What the points are about, in the order of the form. */
export const LAUNCH_SUBJECTS = {
  prices: 'Les prix',
  hours: 'Les heures, la zone, les urgences',
  centre: 'Le centre et son équipe',
  pages: 'Les pages à relire',
  doctor: 'À montrer à votre médecin',
  law: 'À montrer à votre conseil juridique',
} as const;

/** A point that only the owner can confirm. In the order in which Sveltia CMS writes a custom field. */
const point = group('Point', {
  confirmed: yesNo('C’est confirmé'),
  id: line('Repère', { verbatim: true }),
  question: paragraph('Question'),
  subject: choice('Sujet', LAUNCH_SUBJECTS),
});

export type LaunchPoint = z.output<typeof point>;

export const launch = group('Avant la mise en ligne', {
  online: day('En ligne depuis le', {
    hint: 'Le jour de la mise en ligne. Dès ce jour, un texte qui attend un médecin ne retient plus les autres changements.',
  }).optional(),
  points: labelled(list('Points', point), 'Points à confirmer', { role: 'checklist' }),
});
