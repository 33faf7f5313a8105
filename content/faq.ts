import { typeset } from '@/lib/typography';
import { site } from '@/content/site';
import type { FaqItem } from '@/lib/content/schemas/faq';

/** The four questions of the specification. The last answer takes its entries from `site.ts`. */
export const faq: FaqItem[] = typeset([
  {
    question: 'Qu’est-ce que l’aide à la vie ?',
    answer:
      'C’est une aide à domicile pour les personnes que l’âge, la maladie ou une grossesse fragilise. Une auxiliaire de vie aide aux gestes de chaque jour. Un infirmier ou une sage-femme vient pour les soins. Les médecins du centre guident l’ensemble.',
    icon: 'question',
  },
  {
    question: 'Qui peut en bénéficier ?',
    answer:
      'Les personnes âgées, handicapées ou suivies en psychiatrie. Les femmes enceintes, les jeunes mères et les enfants nés avec une malformation. Les personnes opérées ou atteintes d’une maladie chronique. Les familles aussi peuvent nous appeler, même depuis l’étranger.',
    icon: 'users',
  },
  {
    question: 'Quels sont vos principaux services ?',
    answer:
      'Nous proposons 6 services à domicile. Pour le quotidien : l’aide à la vie et la nutrition. Pour la santé : les soins médicaux, le suivi de grossesse et la prise des paramètres. Pour le moral : l’accompagnement thérapeutique. Nous accompagnons aussi les malades à l’hôpital.',
    icon: 'hand-heart',
  },
  {
    question: 'Comment vous contacter ?',
    answer: {
      intro:
        'Écrivez-nous, ou appelez l’un de nos 3 numéros. L’accueil répond du lundi au vendredi, de 8 h à 20 h. Pour une urgence, appelez 24 h/24.',
      entries: [
        { type: 'email', value: site.email },
        { type: 'phone', value: site.phones[0] },
        { type: 'phone', value: site.phones[1] },
        { type: 'phone', value: site.phones[2] },
      ],
    },
    icon: 'phone',
  },
] satisfies FaqItem[]);
