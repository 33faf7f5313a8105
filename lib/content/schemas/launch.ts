import type * as z from 'zod';
import { group, line, list, paragraph, yesNo } from '../fields';

const point = group(
  'Point',
  {
  id: line('Repère', { access: 'hidden' }),
  question: paragraph('Question'),
  confirmed: yesNo('C’est confirmé'),
},
{ summary: '{{question}}' },
);

/** A point that only the owner can confirm before the site goes live. */
export type LaunchPoint = z.output<typeof point>;

export const launch = group('Avant la mise en ligne', { points: list('Points', point, { fixed: true }) });
