import type * as z from 'zod';
import { group, inherited, line, list, paragraph, picture, reference } from '../fields';
import { color, icon } from './looks';

const cardFields = {
  service: reference('Service', 'service'),
  title: inherited(line('Titre', { hint: 'Vide : celui du service.' })),
  description: paragraph('Texte'),
  color: inherited(color()),
  icon: inherited(icon()),
  image: inherited(picture('Image')),
};

const card = group('Carte', {
  ...cardFields,
  // A fifth would make the card taller than its picture.
  features: list('Points', line('Point'), { least: 1, most: 4 }),
});

/** A card that leads to a service. What it does not say itself is the service's. */
export type ServiceCard = z.output<typeof card>;

/** Two cards may lead to the same service. */
export const serviceCards = list('Cartes', card, { least: 1 });

/** The first two stand wide. */
export const homeCards = list('Cartes', card, { least: 1 });
