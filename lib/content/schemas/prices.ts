import { choice, group, line, paragraph } from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { icon } from './variants';
import { callToAction, head } from './parts';

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
  group(name, { title: line('Titre'), who: line('Qui vient'), icon: icon() });

/** The prices page. The prices themselves are in the services. */
export const pricesPage = group('Page des tarifs', {
  lead: paragraph('Introduction'),
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
