import type * as z from 'zod';
import { group, inherited, line, listOfSome, page, picture, summary } from '../fields';
import { color } from './looks';

const pageFacts = group('Page', {
  path: page('Adresse', { access: 'shown' }),
  label: line('Nom court', { hint: 'Dans le menu et le fil d’Ariane.' }),
  heading: line('Grand titre'),
  title: inherited(line('Titre de l’onglet', { hint: 'Vide : le grand titre.' })),
  description: summary('Résumé'),
  image: picture('Image d’aperçu'),
  color: color(),
});

/**
 * A page of the site: how it is called, and what search engines and link previews say of it. A
 * service and an article say it themselves.
 */
export type PageFacts = z.output<typeof pageFacts>;

export const pages = group('Pages', { pages: listOfSome('Pages', pageFacts, { fixed: true }) });
