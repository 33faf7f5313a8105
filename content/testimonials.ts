import { typeset } from '@/lib/typography';
import type { Testimonial } from '@/lib/content/schemas/testimonials';

/** Example testimonials, without quotation marks: the card adds them. Replace them with real ones. */
export const testimonials: Testimonial[] = typeset([
  {
    id: 1,
    quote:
      'Le matin, j’entends le portail et je sais que Justine arrive. Elle m’aide à me lever, puis nous préparons le repas en causant. C’est encore moi qui goûte la sauce.',
    author: 'Maman Odile',
    role: 'Bénéficiaire',
    rating: 5,
    image: {
      src: '/illustrations/avatar-1.svg',
      alt: 'Une femme âgée au foulard rouge et jaune sourit.',
    },
    color: 'maize',
    sample: true,
  },
  {
    id: 2,
    quote:
      'Après mon opération, l’infirmier refaisait le pansement à la maison. Il m’expliquait chaque geste. J’ai arrêté d’avoir peur de regarder.',
    author: 'Rodrigue',
    role: 'Patient',
    rating: 5,
    image: {
      src: '/illustrations/avatar-2.svg',
      alt: 'Un homme en chemise verte sourit.',
    },
    color: 'indigo',
    sample: true,
  },
  {
    id: 3,
    quote:
      'Je m’occupe de mon père depuis 3 ans. Le jeudi, l’auxiliaire prend le relais et je respire. Il a fallu quelques visites pour trouver la bonne heure.',
    author: 'Bernadette',
    role: 'Aidante familiale',
    rating: 4,
    image: {
      src: '/illustrations/avatar-3.svg',
      alt: 'Une femme aux cheveux courts, en robe à motif de feuilles, sourit.',
    },
    color: 'coral',
    sample: true,
  },
] satisfies Testimonial[]);
