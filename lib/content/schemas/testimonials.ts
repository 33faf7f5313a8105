import * as z from 'zod';
import { group, line, listOfSome, paragraph, portrait, yesNo } from '@/lib/content/fields';
import { color } from './variants';

const testimonial = group('Témoignage', {
  quote: paragraph('Citation', { hint: 'Sans guillemets : le site les ajoute.' }),
  author: line('Prénom ou nom'),
  role: line('Qualité', { hint: 'Par exemple Patient.' }),
  rating: z
    .literal([1, 2, 3, 4, 5], { error: 'la note doit être 1, 2, 3, 4 ou 5' })
    .meta({ label: 'Étoiles' }),
  image: portrait(),
  color: color(),
  sample: yesNo('Témoignage d’exemple'),
});

/** What somebody said of the centre. `rating` counts stars. */
export type Testimonial = z.output<typeof testimonial>;

export const testimonials = group('Témoignages', {
  testimonials: listOfSome('Témoignages', testimonial),
});
