import { typeset } from '@/lib/typography';
import type { Highlight, Slide } from '@/lib/content/schemas/parts';

/** The texts of the blog list outside its articles. */
export interface BlogContent {
  heading: string;
  articlesHeading: string;
  intro: string;
  about: { heading: string; paragraphs: string[] };
  highlightsHeading: string;
  highlights: Highlight[];
  cta: { heading: string; text: string; label: string; href: `/${string}` };
}

/** The blog's slides carry no call to action: the articles stand right below. */
export const blogSlides: Slide[] = typeset([
  {
    id: 1,
    image: {
      src: '/illustrations/blog-humain.svg',
      alt: 'Sur un banc, une auxiliaire écoute un vieil homme en boubou et lui tient le bras.',
    },
    title: 'Un accompagnement humain et personnalisé',
    subtitle: 'Marcher au pas de l’autre, écouter, puis aider : notre métier commence ainsi.',
  },
  {
    id: 2,
    image: {
      src: '/illustrations/blog-confort.svg',
      alt: 'Une grand-mère dans son fauteuil entoure son petit-fils qui lit ; une auxiliaire verse le thé.',
    },
    title: 'Le confort de votre maison',
    subtitle: 'Votre fauteuil, vos repères, les voix de la famille : eux aussi vous font du bien.',
  },
  {
    id: 3,
    image: {
      src: '/illustrations/blog-hopital.svg',
      alt: 'Dans une salle d’attente, un auxiliaire tient la main d’une femme voilée.',
    },
    title: 'Une présence rassurante à l’hôpital',
    subtitle: 'Quelqu’un attend avec vous, retient les consignes et prévient vos proches.',
  },
] satisfies Slide[]);

/** Headings, the care team's block and the call to action of the blog list. */
export const blog: BlogContent = typeset({
  heading: 'Le blog de l’aide à la vie',
  articlesHeading: 'Nos articles',
  intro:
    'Des conseils simples pour prendre soin de vous et de vos proches. Ils ne remplacent pas un avis médical.',
  about: {
    heading: 'L’équipe derrière ces conseils',
    paragraphs: [
      'À domicile comme à l’hôpital, nos soignants et nos auxiliaires de vie entendent souvent les mêmes questions. Nous y répondons ici.',
      'Nous écrivons avec des mots de tous les jours. Si un article vous fait penser à votre situation, parlez-en à un médecin ou appelez-nous.',
    ],
  },
  highlightsHeading: 'Comment nous vous aidons',
  highlights: [
    {
      icon: 'wheelchair',
      title: 'Accompagnement à l’hôpital',
      text: 'Nous venons avec vous en consultation et nous restons pendant l’attente.',
      href: '/contact',
    },
    {
      icon: 'house',
      title: 'Soins à domicile',
      text: 'Un infirmier fait chez vous les soins que votre médecin a prescrits.',
      href: '/ServiceDetails/2',
    },
    {
      icon: 'elder',
      title: 'Soutien aux personnes âgées',
      text: 'Une auxiliaire de vie aide à se lever, à manger, à sortir et à rire.',
      href: '/ServiceDetails/1',
    },
    {
      icon: 'pulse',
      title: 'Suivi médical',
      text: 'Tension, glycémie, poids : nous mesurons et nous tenons votre carnet à jour.',
      href: '/ServiceDetails/5',
    },
  ],
  cta: {
    heading: 'Une question après votre lecture ?',
    text: 'Posez-la à notre équipe, par téléphone, par message ou par e-mail.',
    label: 'Contactez-nous',
    href: '/contact',
  },
} satisfies BlogContent);
