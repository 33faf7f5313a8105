import { group, line, list, paragraph, yesNo } from '@/lib/content/fields';
import { day } from '@/lib/content/formattedFields';

/** A point that only the owner can confirm. */
const point = group(
  'Point',
  {
    id: line('Repère', { access: 'hidden', verbatim: true }),
    question: paragraph('Question', { access: 'shown' }),
    confirmed: yesNo('C’est confirmé'),
  },
  { summary: '{{question}}' },
);

export const launch = group('Avant la mise en ligne', {
  online: day('En ligne depuis le', {
    hint: 'Le jour de la mise en ligne. Dès ce jour, un texte qui attend un médecin ne retient plus les autres changements.',
  }).optional(),
  points: list('Points', point, { fixed: true }),
});
