import { typeset } from '@/lib/typography';
import type { Highlight, Slide } from '@/lib/content/schemas/parts';

/** The texts of the home page outside its cards, FAQ and testimonials. */
export interface HomeContent {
  /** The page's h1, a visible line above the slides. */
  heading: string;
  services: { heading: string; lead: string };
  audiences: Required<Highlight>[];
  cta: { heading: string; text: string; label: string; href: `/${string}` };
  testimonials: { heading: string; lead: string };
  faq: { heading: string; lead: string };
}

/** The three slides of the home page. Their titles are h2: the h1 stands outside the slider. */
export const homeSlides: Slide[] = typeset([
  {
    id: 1,
    image: {
      src: '/illustrations/hero-1.svg',
      alt: 'Une auxiliaire de vie tient l’épaule et la main d’une femme âgée qui rit dans son fauteuil.',
    },
    title: 'Un accompagnement sur mesure, chez vous',
    accent: 'sur mesure',
    subtitle:
      'Toilette, repas, sorties ou simple présence : vous choisissez l’aide, le jour et le rythme.',
    cta: { label: 'Prendre rendez-vous', href: '/appoitment' },
  },
  {
    id: 2,
    image: {
      src: '/illustrations/hero-2.svg',
      alt: 'Une médecin en blouse blanche, entre un infirmier en bleu et une sage-femme au voile jaune.',
    },
    title: 'Des professionnels certifiés à vos côtés',
    accent: 'certifiés',
    subtitle: 'Médecins, infirmiers et auxiliaires de vie forment une seule équipe autour de vous.',
    cta: { label: 'Rencontrer l’équipe', href: '/doctors' },
  },
  {
    id: 3,
    image: {
      src: '/illustrations/hero-3.svg',
      alt: 'Une infirmière mesure la tension d’un homme âgé, assis à la table de son salon.',
    },
    title: 'Des soins en toute sérénité, à la maison',
    accent: 'sérénité',
    subtitle: 'L’infirmier vient à vous, 7 jours sur 7. Vous restez près des vôtres.',
    cta: { label: 'Voir nos services', href: '/services' },
  },
] satisfies Slide[]);

/** Headings, leads and the call to action of the home page, in the order of the page. */
export const home: HomeContent = typeset({
  heading: 'Soins à domicile et centre médical à Yaoundé',
  services: {
    heading: 'Des soins là où vous vivez',
    lead: 'Quelques heures par semaine ou chaque jour : choisissez l’aide dont vous avez besoin.',
  },
  audiences: [
    {
      icon: 'elder',
      title: 'Personnes âgées',
      text: 'Une présence et des gestes sûrs, chaque jour',
      href: '/ServiceDetails/1',
    },
    {
      icon: 'wheelchair',
      title: 'Personnes handicapées',
      text: 'Des soins qui respectent votre autonomie',
      href: '/ServiceDetails/2',
    },
    {
      icon: 'pregnancy',
      title: 'Femmes enceintes',
      text: 'Une sage-femme, de la grossesse aux premiers jours',
      href: '/ServiceDetails/3',
    },
    {
      icon: 'family',
      title: 'Familles',
      text: 'Une écoute pour vous qui prenez soin',
      href: '/ServiceDetails/4',
    },
  ],
  cta: {
    heading: 'Un proche a besoin d’aide ?',
    text: 'Décrivez-nous sa situation en quelques mots. Nous cherchons avec vous l’aide qui lui convient, même si vous vivez loin de Yaoundé.',
    label: 'Parler à notre équipe',
    href: '/contact',
  },
  testimonials: {
    heading: 'Leur quotidien avec nous',
    lead: 'Une bénéficiaire, un patient et une aidante racontent.',
  },
  faq: {
    heading: 'Les questions que l’on nous pose',
    lead: 'Voici 4 réponses pour commencer. Si la vôtre manque, appelez-nous ou écrivez-nous.',
  },
} satisfies HomeContent);
