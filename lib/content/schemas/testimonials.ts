import * as z from 'zod';
import { group, line, nonEmptyList, paragraph, yesNo } from '@/lib/content/fields';
import { portrait } from '@/lib/content/pictureFields';
import { color } from './variants';

const testimonial = group('Témoignage', {
  quote: paragraph('Citation', { hint: 'Sans guillemets : le site les ajoute.' }),
  author: line('Prénom ou nom'),
  role: line('Qualité', { hint: 'Par exemple Patient.' }),
  rating: z
    .literal([1, 2, 3, 4, 5], { error: 'la note doit être 1, 2, 3, 4 ou 5' })
    .meta({ label: 'Étoiles' }),
  image: portrait().optional(),
  color: color(),
  sample: yesNo('Témoignage d’exemple'),
});

export const testimonials = group('Témoignages', {
  testimonials: nonEmptyList('Témoignages', testimonial),
});
