import { choice, group, line, list, paragraph } from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { icon } from './variants';
import { callToAction, head } from './parts';
import { SIGN_GROUPS } from './signs';

/** What families need a price for, in the order of the page. */
export const PRICE_NEEDS = {
  daily: 'Vivre à la maison',
  care: 'Un soin',
  night: 'La nuit, le week-end',
  measures: 'Tension et sucre',
  birth: 'Grossesse et naissance',
  spirits: 'Le moral',
  meals: 'Manger',
} as const;

export type PriceNeed = keyof typeof PRICE_NEEDS;

/** The choice of a need, for a price. */
export const priceNeed = (label = 'Besoin, sur la page des tarifs') => choice(label, PRICE_NEEDS);

const getNeed = (name: string) =>
  group(name, {
    title: line('Titre'),
    who: line('Qui vient'),
    icon: icon(),
    first: line('À dire d’abord', {
      hint: 'Ce qui ne peut pas attendre, au-dessus des prix.',
    }).optional(),
    signs: list('Signes graves à rappeler', choice('Groupe', SIGN_GROUPS)),
  });

/** The prices page. The prices themselves are in the services. */
export const pricesPage = group('Page des tarifs', {
  lead: paragraph('Introduction'),
  invitation: group('Invitation sur les autres pages', {
    title: line('Titre'),
    text: line('Texte'),
    label: line('Bouton'),
  }),
  danger: group('Le danger, en tête', {
    question: line('La question'),
    hint: line('Sous la question'),
    heading: line('Titre, si un signe est grave'),
    urgentHeading: line('Titre, si cela ne peut pas attendre'),
    urgentText: paragraph('Consigne, si cela ne peut pas attendre'),
  }),
  list: head('Tous les prix'),
  needs: group(
    'Besoins',
    Object.fromEntries(
      Object.entries(PRICE_NEEDS).map(([need, name]) => [need, getNeed(name)]),
    ) as Record<PriceNeed, ReturnType<typeof getNeed>>,
  ),
  monthNote: paragraph('Sous les prix du mois'),
  answers: head('Réponses'),
  cta: callToAction(),
});

export type PricesPage = Resolved<typeof pricesPage>;
