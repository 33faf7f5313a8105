import { typeset } from '@/lib/typography';
import type { Article } from '@/lib/content/schemas/articles';

/**
 * The blog's articles, newest first; each body is the Markdown file of the same id beside this one.
 *
 * Every author is an example person, and `reviewedBy` stays empty until a physician has really read
 * the article: the launch check asks for both before the site goes live.
 */
export const articles: Article[] = typeset([
  {
    id: 1,
    title: 'Accompagner un parent âgé sans s’épuiser',
    excerpt:
      'Partager les tâches en famille, donner un rythme aux journées, parler à un adulte et demander un relais à temps : nos repères.',
    icon: 'elder',
    image: {
      src: '/illustrations/article-accompagnement.svg',
      alt: 'Une fille savoure un thé pendant qu’un auxiliaire joue au songo avec sa mère.',
    },
    color: 'palm',
    date: '2024-05-15',
    author: 'Solange Mbarga, auxiliaire de vie',
    category: 'Accompagnement',
    related: [5, 2],
    reviewedBy: '',
    sample: true,
  },
  {
    id: 2,
    title: 'Préparer la maison : éviter les chutes, faciliter les soins',
    excerpt:
      'Sol, lumière, lit, seau de toilette, pluie et coupures de courant : le tour de la maison, pièce par pièce, pour plus de sécurité.',
    icon: 'house',
    image: {
      src: '/illustrations/article-domicile.svg',
      alt: 'Chez elle, une femme âgée décortique des arachides avec une auxiliaire de vie qui rit.',
    },
    color: 'coral',
    date: '2024-05-06',
    author: 'Ibrahim Oumarou, infirmier',
    category: 'Domicile',
    related: [1, 3],
    reviewedBy: '',
    sample: true,
  },
  {
    id: 3,
    title: 'Tension et glycémie : bien les suivre à la maison',
    excerpt:
      'Les bons gestes pour mesurer la tension et le sucre dans le sang, tenir un carnet clair et savoir quand appeler un médecin.',
    icon: 'pulse',
    image: {
      src: '/illustrations/article-sante.svg',
      alt: 'Sur une table, un tensiomètre, un carnet ouvert, un pilulier et un verre d’eau.',
    },
    color: 'mint',
    date: '2024-04-24',
    updated: '2024-09-16',
    author: 'Dr Solange Ngo Mbock, cardiologue',
    category: 'Santé',
    related: [4, 2],
    reviewedBy: '',
    sample: true,
  },
  {
    id: 4,
    title: 'Bien manger avec les produits des marchés de Yaoundé',
    excerpt:
      'Ndolè, plantain, haricots, poisson : composer de bons repas, réduire le sel et les cubes, et adapter le plat commun à chacun.',
    icon: 'bowl',
    image: {
      src: '/illustrations/article-alimentation.svg',
      alt: 'Sur une nappe en pagne, des plantains, un plat de ndolé fumant, des gombos, un avocat et une papaye.',
    },
    color: 'coral',
    date: '2024-04-11',
    author: 'Clarisse Eyenga, diététicienne',
    category: 'Alimentation',
    related: [3, 5],
    reviewedBy: '',
    sample: true,
  },
  {
    id: 5,
    title: 'Mieux dormir, respirer, bouger : pour le malade et l’aidant',
    excerpt:
      'Sommeil, souffle, mouvement et liens : des gestes simples pour la personne malade et pour le proche qui l’aide chaque jour.',
    icon: 'leaf',
    image: {
      src: '/illustrations/article-bien-etre.svg',
      alt: 'Au soleil du matin, deux femmes se promènent bras dessus, bras dessous, sous les arbres.',
    },
    color: 'maize',
    date: '2024-03-28',
    author: 'Dr Armand Tchoumi, médecin généraliste',
    category: 'Bien-être',
    related: [1, 4],
    reviewedBy: '',
    sample: true,
  },
]);
