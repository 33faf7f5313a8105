import { group, nonEmptyList } from '@/lib/content/fields';
import { navigationLink } from './parts';

export const navigation = group('Menu et pied de page', {
  // A seventh would not fit beside the logo.
  main: nonEmptyList('En-tête', navigationLink('Lien'), { max: 6 }),
  consultation: navigationLink('Bouton de l’en-tête'),
  useful: nonEmptyList('Liens utiles du pied de page', navigationLink('Lien')),
  legal: nonEmptyList('Dernière ligne du pied de page', navigationLink('Lien')),
});
