import { group, line, list, paragraph, reference } from '@/lib/content/fields';
import { inherited, type Resolved } from '@/lib/content/inherited';
import { picture } from '@/lib/content/pictureFields';
import { color, icon } from './variants';
import { priceNeed } from './prices';

const card = group(
  'Carte',
  {
    service: reference('Service', 'service'),
    title: inherited(line('Titre', { hint: 'Vide : celui du service.' })),
    description: paragraph('Texte'),
    color: inherited(color()),
    icon: inherited(icon()),
    image: inherited(picture('Image')),
    need: priceNeed('Besoin dont elle dit le prix (vide : le plus bas du service)').optional(),
    // Five would make the card taller than its picture.
    features: list('Points', line('Point'), { min: 1, max: 4 }),
  },
  { summary: '{{title}} {{service}}' },
);

/** A card that links to a service. Empty fields are inherited from it. */
export type ServiceCard = Resolved<typeof card>;

/** Two cards may link to the same service. */
export const serviceCards = list('Cartes', card, { min: 1 });
