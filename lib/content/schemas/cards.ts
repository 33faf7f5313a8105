import {
  group,
  inherited,
  line,
  list,
  paragraph,
  reference,
  type Resolved,
} from '@/lib/content/fields';
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
    // A fifth would make the card taller than its picture.
    features: list('Points', line('Point'), { least: 1, most: 4 }),
  },
  { summary: '{{title}} {{service}}' },
);

/** A card that leads to a service. What it does not say itself is the service's. */
export type ServiceCard = Resolved<typeof card>;

/** As many as there are: two may lead to the same service. */
export const serviceCards = list('Cartes', card, { least: 1 });
