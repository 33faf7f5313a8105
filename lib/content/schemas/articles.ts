import {
  choice,
  group,
  line,
  list,
  markdown,
  paragraph,
  reference,
  summary,
  title,
  yesNo,
} from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { day } from '@/lib/content/formattedFields';
import { picture } from '@/lib/content/pictureFields';
import { author, draft, review } from './health';
import { callToAction, head, highlights, slides } from './parts';
import { color, icon } from './variants';
import { warningSigns } from './signs';

/** One article of the blog: `content/articles/{id}.md`. */
export const article = group('Article', {
  title: title('Titre'),
  draft: draft(),
  excerpt: summary('Résumé'),
  category: choice('Rubrique', {
    Accompagnement: 'Accompagnement',
    Domicile: 'Domicile',
    Santé: 'Santé',
    Alimentation: 'Alimentation',
    'Bien-être': 'Bien-être',
  }),
  icon: icon(),
  color: color(),
  image: picture('Image'),
  date: day('Date', {
    hint: 'Dans le futur : l’article attend une publication de ce jour-là ou après.',
  }),
  updated: day('Mis à jour le').optional(),
  author: author(),
  related: list('Articles liés', reference('Article', 'article'), { max: 2 }),
  services: list('Services dont il parle', reference('Service', 'service'), { max: 3 }),
  review: review(),
  sample: yesNo('Auteur d’exemple'),
  news: yesNo(
    'Simple nouvelle',
    'Allumé : l’article ne parle pas de santé. Sans signes d’alerte, sans relecture par un médecin.',
  ).optional(),
  warningSigns: warningSigns().optional(),
  body: markdown('Texte'),
}).superRefine(({ news, warningSigns }, { addIssue }) => {
  if (news || warningSigns) return;
  const message = 'choisissez les signes d’alerte, ou allumez « Simple nouvelle »';
  addIssue({ code: 'custom', path: ['warningSigns'], message });
});

export type Article = Resolved<typeof article> & { id: number };

/** The list page of the blog. */
export const blog = group('Page du blog', {
  slides: slides(),
  articles: head('Liste des articles'),
  team: group('L’équipe', {
    heading: line('Titre'),
    paragraphs: list('Paragraphes', paragraph('Paragraphe'), { min: 1 }),
    image: picture('Image'),
  }),
  highlights: group('Comment nous aidons', {
    heading: line('Titre'),
    items: highlights('Blocs'),
  }),
  cta: callToAction(),
});
