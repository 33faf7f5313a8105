import type * as z from 'zod';
import {
  choice,
  group,
  inEnglish,
  line,
  list,
  nonEmptyList,
  paragraph,
  yesNo,
} from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { icon } from './variants';
import { page } from '@/lib/content/formattedFields';
import { callToAction, head } from './parts';

const stepTexts = {
  title: line('Titre'),
  when: line('Quand'),
  who: line('Qui'),
  text: paragraph('Texte'),
};

const step = group(
  'Étape',
  {
    ...stepTexts,
    link: group('Lien sous le texte', {
      label: line('Texte'),
      href: page('Page'),
    }).optional(),
    en: inEnglish(stepTexts),
  },
  { summary: '{{title}}' },
);

/** A step from the first call to the first report. */
export type CareStep = z.output<typeof step>;

/** What the answers are about, in the order of the page. Those about prices are on their page too. */
export const COMMITMENT_SUBJECTS = {
  people: 'Qui vient chez vous',
  prices: 'Prix et paiement',
  care: 'Les soins et nos échanges',
} as const;

/** An answer that binds the centre. The live site leaves it out until it is confirmed. */
const commitment = group(
  'Engagement',
  {
    icon: icon(),
    about: choice('Sujet', COMMITMENT_SUBJECTS),
    question: line('Question'),
    answer: paragraph('Réponse'),
    // Shown on the home page and the services' list.
    inBrief: nonEmptyList('En bref, sur l’accueil', line('Point'), { max: 3 }).optional(),
    inEstimates: yesNo(
      'Sous les estimations',
      'Allumé pour ce que tous les prix comprennent.',
    ).optional(),
    confirmed: yesNo('C’est confirmé', 'Éteint : le site en ligne ne montre pas cette réponse.'),
    // Optional: the English page shows only translated answers.
    en: inEnglish({ question: line('Question'), answer: paragraph('Réponse') }),
  },
  { summary: '{{question}}' },
);

const guide = (label: string) =>
  group(label, {
    lead: paragraph('Introduction'),
    steps: head('Étapes', {
      items: list('Étapes', step, { min: 1 }),
    }),
    commitments: head('Nos engagements', {
      items: list('Engagements', commitment),
    }),
    cta: callToAction(),
  });

/** How care begins, and what the centre commits to. */
export const howItWorks = guide('Comment ça se passe');

/** The same for those who pay from afar. */
export const abroad = guide('Depuis l’étranger');

export type Guide = Resolved<ReturnType<typeof guide>>;
