import { group, line, list, paragraph, yesNo } from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { page } from '@/lib/content/formattedFields';
import { picture, portrait } from '@/lib/content/pictureFields';
import { color } from './variants';
import { head, personalPages } from './parts';

const doctor = group('Médecin', {
  name: line('Nom'),
  specialty: line('Spécialité', { hint: 'Comme sur sa plaque : Cardiologue.' }),
  description: paragraph('Présentation'),
  image: portrait(),
  color: color(),
  experience: line('Expérience'),
  education: line('Formation'),
  social: personalPages(),
  sample: yesNo('Personne d’exemple', 'À éteindre quand les vraies informations sont en place.'),
});

/** A member of the team. */
export type Doctor = Resolved<typeof doctor>;

const trade = group(
  'Métier',
  {
    name: line('Métier'),
    image: picture('Image'),
    color: color(),
    does: paragraph('Ce que cette personne fait'),
    doesNot: paragraph('Ce qu’elle ne fait pas'),
    diploma: line('Diplôme'),
  },
  { summary: '{{name}}' },
);

export const team = group('Équipe médicale', {
  lead: paragraph('Introduction'),
  doctors: list('Médecins', doctor, { min: 1 }),
  trades: head('Métiers à domicile', {
    items: list('Métiers', trade, { min: 1 }),
  }),
  cta: group('Bouton', { label: line('Texte'), href: page('Page') }),
});
