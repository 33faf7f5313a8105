import { typeset } from '@/lib/typography';
import type { Picture } from '@/lib/content/fields';
import type { Figure, PriorityGroup } from '@/lib/content/schemas/about';
import type { Highlight } from '@/lib/content/schemas/parts';

/** The texts of the about page, section by section. */
export interface AboutContent {
  hero: { heading: string; lead: string };
  history: { heading: string; paragraphs: string[] };
  figuresHeading: string;
  figures: Figure[];
  valuesHeading: string;
  values: Highlight[];
  founder: {
    heading: string;
    name: string;
    role: string;
    quote: string;
    image: Picture;
    /** True while the person is an example: stays out of structured data, stops the launch check. */
    sample: boolean;
  };
  solution: { heading: string; paragraphs: string[]; list: string[] };
  priorityGroups: { heading: string; lead: string; items: PriorityGroup[] };
  cta: { heading: string; text: string; label: string; href: `/${string}` };
}

/**
 * The four figures stand to the letter. «12+» counts the carers' years of practice: the centre
 * itself opened in 2024.
 */
export const about: AboutContent = typeset({
  hero: {
    heading: 'À propos d’Aide à la Vie',
    lead: 'Un centre médical à Yaoundé, et une équipe qui va chez ceux qui ne peuvent plus venir.',
  },
  history: {
    heading: 'Notre histoire',
    paragraphs: [
      'Aide à la Vie est né le 7 janvier 2024, à Yaoundé. Un médecin l’a fondé et le dirige encore aujourd’hui.',
      'Tout part d’une question simple : après la consultation, qui va aider à la maison ? Le soin s’arrête souvent à la porte du cabinet. La famille continue seule, sans toujours savoir comment faire.',
      'Le centre réunit donc 2 métiers. Les soignants s’occupent de la santé. Les auxiliaires de vie s’occupent des gestes de chaque jour. Ils travaillent ensemble, au centre, à l’hôpital et chez vous.',
      'Nous accompagnons des personnes âgées, handicapées ou suivies en psychiatrie. Nous suivons aussi des femmes enceintes et des enfants nés avec une malformation. Et nous n’oublions pas leurs proches : ils ont eux aussi besoin de repos.',
    ],
  },
  figuresHeading: 'Le centre en chiffres',
  figures: [
    { value: '12+', label: 'années d’expérience de nos soignants' },
    { value: '5K+', label: 'patients satisfaits' },
    { value: '24/7', label: 'service d’urgence' },
    { value: '15+', label: 'professionnels qualifiés' },
  ],
  valuesHeading: 'Ce qui compte pour nous',
  values: [
    {
      icon: 'stethoscope',
      title: 'Des médecins experts',
      text: 'Cœur, médecine générale, dents, santé de l’enfant : 4 praticiens échangent pour mieux vous soigner.',
    },
    {
      icon: 'pulse',
      title: 'Un équipement moderne',
      text: 'Nous utilisons des appareils modernes, et nous vous expliquons ce qu’ils mesurent.',
    },
    {
      icon: 'pill',
      title: 'Une pharmacie intégrée',
      text: 'Après la consultation, présentez votre ordonnance sur place. C’est un trajet de moins.',
    },
    {
      icon: 'hand-heart',
      title: 'Une approche humaine',
      text: 'Nous frappons avant d’entrer. Nous vous appelons par votre nom. Nous demandons votre avis.',
    },
  ],
  founder: {
    heading: 'Le mot du fondateur',
    name: 'Dr Théodore Mvogo',
    role: 'Médecin, directeur et fondateur',
    quote:
      'Soigner, c’est aussi voir la chaise où la personne s’assied et l’escalier qu’elle doit monter. Pour cela, il faut aller chez elle.',
    image: {
      src: '/illustrations/fondateur.svg',
      alt: 'Portrait du Dr Théodore Mvogo, tempes grises, lunettes et grand sourire.',
    },
    sample: true,
  },
  solution: {
    heading: 'Notre solution : une seule équipe',
    paragraphs: [
      'Quand la santé baisse, une famille court entre le médecin, la pharmacie et la maison. Chacun aide, mais personne ne voit l’ensemble.',
      'Chez nous, un seul appel suffit pour commencer. Nous écoutons votre situation, puis nous proposons une aide à votre mesure.',
    ],
    list: [
      'Une première évaluation de vos besoins',
      'Un programme écrit, que vous acceptez ou non',
      'Des soignants et des auxiliaires qui se parlent',
      'Des nouvelles à votre famille, avec votre accord',
      'Une aide sans engagement, qui change avec vos besoins',
    ],
  },
  priorityGroups: {
    heading: 'Qui nous aidons en priorité',
    lead: 'Notre porte est ouverte à tous. Mais ces personnes ont souvent besoin d’aide sans tarder.',
    items: [
      {
        icon: 'elder',
        title: 'Personnes âgées dépendantes',
        text: 'Nous les aidons à se lever, à manger et à sortir, sans leur ôter le choix.',
        color: 'coral',
        image: {
          src: '/illustrations/priorite-agees.svg',
          alt: 'Sous une véranda, un vieil homme à la canne et une auxiliaire de vie rient ensemble.',
        },
        service: 1,
      },
      {
        icon: 'baby',
        title: 'Femmes enceintes et jeunes mères',
        text: 'Une sage-femme les suit à la maison, avant et après la naissance.',
        color: 'mint',
        image: {
          src: '/illustrations/priorite-meres.svg',
          alt: 'Une sage-femme soutient le bras d’une jeune mère qui tient son bébé endormi.',
        },
        service: 3,
      },
      {
        icon: 'first-aid',
        title: 'Patients récemment opérés',
        text: 'Un infirmier refait les pansements et surveille la guérison à domicile.',
        color: 'sky',
        image: {
          src: '/illustrations/priorite-operes.svg',
          alt: 'Un homme sourit dans son fauteuil, le bras en écharpe ; une infirmière lui tient le coude.',
        },
        service: 2,
      },
      {
        icon: 'pulse',
        title: 'Malades chroniques',
        text: 'Des mesures régulières aident leur médecin à suivre la maladie.',
        color: 'cream',
        image: {
          src: '/illustrations/priorite-chroniques.svg',
          alt: 'À table, un médecin montre la courbe du carnet de glycémie à une femme aux cheveux gris.',
        },
        service: 5,
      },
    ],
  },
  cta: {
    heading: 'Parlons de votre situation',
    text: 'Dites-nous qui a besoin d’aide, et pour quoi. En cas d’urgence, appelez le centre : nous répondons 24 h/24.',
    label: 'Nous contacter',
    href: '/contact',
  },
} satisfies AboutContent);
