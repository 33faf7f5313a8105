import { group, line, list, paragraph, yesNo } from '../fields';

/** What only the owner can confirm before the site goes live. */
const point = group(
  'Point',
  {
  id: line('Repère', { access: 'hidden' }),
  question: paragraph('Question'),
  confirmed: yesNo('C’est confirmé'),
},
{ summary: '{{question}}' },
);

export const launch = group('Avant la mise en ligne', { points: list('Points', point, { fixed: true }) });
