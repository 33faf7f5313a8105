import { group, listOfSome } from '@/lib/content/fields';
import { navigationLink } from './parts';

export const navigation = group('Menu et pied de page', {
  // A seventh would not fit beside the logo.
  main: listOfSome('En-tête', navigationLink('Lien'), { most: 6 }),
  consultation: navigationLink('Bouton de l’en-tête'),
  useful: listOfSome('Liens utiles du pied de page', navigationLink('Lien')),
  legal: listOfSome('Dernière ligne du pied de page', navigationLink('Lien')),
});
