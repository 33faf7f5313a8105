import {
  group,
  line,
  markdown,
  nonEmptyList,
  paragraph,
  summary,
  title,
} from '@/lib/content/fields';
import { inherited } from '@/lib/content/inherited';
import { page } from '@/lib/content/formattedFields';
import { image, picture } from '@/lib/content/pictureFields';
import { navigationLink } from './parts';
import { color } from './variants';

/** Names, metadata and preview picture of a page. Services and articles have their own. */
const pageEntry = group('Page', {
  path: page('Adresse', { access: 'shown' }),
  label: line('Nom court', { hint: 'Dans le menu et le fil d’Ariane.' }),
  heading: title('Grand titre'),
  title: inherited(line('Titre de l’onglet', { hint: 'Vide : le grand titre.' })),
  description: summary('Résumé'),
  image: picture('Image d’aperçu'),
  color: color(),
  figure: image(
    'Personnage derrière la frise',
    'Une image au fond transparent, coupée en bas.',
  ).optional(),
});

export const pages = group('Titres et aperçus des pages', {
  pages: nonEmptyList('Pages', pageEntry, { fixed: true }),
});

export const navigation = group('Menu et pied de page', {
  // A seventh would not fit beside the logo.
  main: nonEmptyList('En-tête', navigationLink('Lien'), { max: 6 }),
  consultation: navigationLink('Bouton de l’en-tête'),
  useful: nonEmptyList('Liens utiles du pied de page', navigationLink('Lien')),
  legal: nonEmptyList('Dernière ligne du pied de page', navigationLink('Lien')),
});

/** A page that is one long text: `content/legal/{id}.md`. */
export const textPage = group('Page de texte', {
  lead: paragraph('Introduction'),
  body: markdown('Texte'),
});
