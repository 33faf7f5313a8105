import { group, line, list, paragraph, reference, yesNo } from '@/lib/content/fields';
import { picture, portrait } from '@/lib/content/pictureFields';
import { color, icon } from './variants';
import { callToAction, head, highlights } from './parts';

const figure = group(
  'Chiffre',
  { value: line('Chiffre'), label: line('Ce qu’il compte') },
  { summary: '{{value}} {{label}}' },
);

const priorityGroup = group('Groupe', {
  icon: icon(),
  title: line('Titre'),
  text: paragraph('Texte'),
  color: color(),
  image: picture('Image'),
  service: reference('Service qui les aide', 'service'),
});

const story = {
  heading: line('Titre'),
  paragraphs: list('Paragraphes', paragraph('Paragraphe'), { min: 1 }),
  image: picture('Image'),
};

export const about = group('Page « À propos »', {
  lead: paragraph('Introduction'),
  history: group('Histoire', story),
  figures: group('Chiffres', {
    heading: line('Titre'),
    items: list('Chiffres', figure, { min: 1 }),
  }),
  values: group('Valeurs', {
    heading: line('Titre'),
    items: highlights('Valeurs'),
  }),
  founder: group('Fondateur', {
    heading: line('Titre'),
    name: line('Nom'),
    role: line('Fonction'),
    quote: paragraph('Citation'),
    image: portrait(),
    sample: yesNo('Personne d’exemple'),
  }),
  solution: group('Notre solution', {
    ...story,
    list: list('Points', line('Point'), { min: 1 }),
  }),
  priorityGroups: head('Qui nous aidons en priorité', {
    items: list('Groupes', priorityGroup, { min: 1 }),
  }),
  cta: callToAction(),
});
