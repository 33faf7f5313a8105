import { group } from '@/lib/content/fields';
import { image } from '@/lib/content/pictureFields';
import { callToAction, head, linkedHighlights, slides } from './parts';
import { serviceCards } from './cards';

export const home = group('Page d’accueil', {
  slides: slides(),
  audiences: linkedHighlights('Pour qui'),
  services: head('Services'),
  cards: serviceCards,
  cta: callToAction(),
  faq: head('Questions fréquentes', {
    image: image('Image'),
  }),
  testimonials: head('Témoignages'),
});
