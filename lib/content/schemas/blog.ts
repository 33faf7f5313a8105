import { group, line, list, paragraph } from '@/lib/content/fields';
import { picture } from '@/lib/content/pictureFields';
import { callToAction, head, highlights, slides } from './parts';

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
