import type * as z from 'zod';
import { choice, group, line, list, paragraph } from '@/lib/content/fields';
import { day, phone } from '@/lib/content/formattedFields';

/** What people need a hospital for, in the order of the page. */
export const HOSPITAL_NEEDS = {
  emergency: 'Urgences',
  maternity: 'Maternité',
  children: 'Enfants',
  psychiatry: 'Psychiatrie',
} as const;

export type HospitalNeed = keyof typeof HOSPITAL_NEEDS;

const hospital = group(
  'Hôpital',
  {
    name: line('Nom'),
    neighbourhood: line('Quartier', { hint: 'Avec un repère, comme on le dit au taxi.' }),
    needs: list('Pour quoi', choice('Besoin', HOSPITAL_NEEDS), { min: 1 }),
    phone: phone('Téléphone').optional(),
    checked: day('Vérifié le').optional(),
  },
  { summary: '{{name}}' },
);

/** A hospital. The live site leaves it out until `checked` has a day. */
export type Hospital = z.output<typeof hospital>;

export const hospitals = group('Hôpitaux', {
  heading: line('Titre'),
  lead: paragraph('Introduction'),
  toCheck: line('Sous la liste, tant qu’un hôpital n’est pas vérifié'),
  noNumber: paragraph('Pourquoi aucun numéro national', {
    hint: 'Montré tant que « Coordonnées et horaires » n’a pas de numéro national.',
  }),
  items: list('Hôpitaux', hospital),
});

export type Hospitals = z.output<typeof hospitals>;
