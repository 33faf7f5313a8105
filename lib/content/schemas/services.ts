import type * as z from 'zod';
import { SERVICE_TYPES } from '@/lib/appointment/fieldTypes';
import {
  withoutAffixes,
  choice,
  clause,
  francs,
  group,
  inEnglish,
  line,
  list,
  markdown,
  paragraph,
  summary,
  title,
  yesNo,
} from '@/lib/content/fields';
import type { PriceUnit } from '@/lib/i18n/fr';
import type { Resolved } from '@/lib/content/inherited';
import { day } from '@/lib/content/formattedFields';
import { picture } from '@/lib/content/pictureFields';
import { serviceCards } from './cards';
import { author, draft, review } from './health';
import { color, icon } from './variants';
import { callToAction, head, slides } from './parts';
import { priceNeed } from './prices';
import { warningSigns } from './signs';

/** What a price is counted by in a week, with the owner's words. `lib/i18n` has the visitors'. */
const PRICE_UNITS = {
  hour: 'heures',
  visit: 'visites',
  shift: 'gardes',
  day: 'jours',
  session: 'séances',
  meal: 'repas',
} as const satisfies Record<PriceUnit, string>;

const priceLine = group(
  'Prix',
  {
    option: line('Prestation'),
    // Before the price: a phone shows the top of a new row, and this one is required.
    need: priceNeed(),
    amount: francs('Prix, ou prix le plus bas').optional(),
    words: choice('Sans prix', { gratuit: 'gratuit', 'sur devis': 'sur devis' }).optional(),
    upTo: francs('Prix le plus haut').optional(),
    per: withoutAffixes('Unité', /^(?:(?:par|la|le)\s+|l[’']|\/\s*)+(?=\S)/i, {
      hint: '« heure » donne « par heure ».',
    }).optional(),
    note: clause('Précision', { hint: 'Ce que le prix comprend.' }).optional(),
    weekly: yesNo(
      'Prix d’une semaine',
      'Allumé : la page des tarifs dit aussi le prix d’un mois.',
    ).optional(),
    unit: choice('L’estimation demande combien, par semaine', PRICE_UNITS).optional(),
    en: inEnglish({
      option: line('Prestation'),
      per: withoutAffixes('Unité', /^(?:(?:per|an?|the)\s+|\/\s*)+(?=\S)/i, {
        hint: '« hour » donne « per hour ».',
      }).optional(),
      note: clause('Précision').optional(),
    }),
  },
  { summary: '{{option}} : {{amount}} {{words}}' },
).superRefine(({ amount, upTo, per, weekly, words, unit }, { addIssue }) => {
  const wrong = (path: string, message: string) =>
    addIssue({ code: 'custom', path: [path], message });
  if (amount === undefined && !words) {
    wrong(
      'amount',
      'écrivez un prix, ou choisissez « gratuit » ou « sur devis » dans « Sans prix »',
    );
  }
  if (words && (amount ?? upTo ?? per ?? weekly ?? unit)) {
    wrong(
      'words',
      `« ${words} » va sans prix, sans unité et sans « Prix d’une semaine » : videz-les`,
    );
  }
  if (weekly && unit) {
    wrong('unit', 'un prix d’une semaine se compte déjà par semaine : videz l’un des deux');
  }
  if (upTo !== undefined && amount !== undefined && upTo <= amount) {
    wrong('upTo', `le prix le plus haut (${upTo}) doit dépasser le prix le plus bas (${amount})`);
  }
});

/** One line of a price list, in CFA francs (XAF). */
export type PriceLine = z.output<typeof priceLine>;

/** One service: `content/services/{id}.md`. */
export const service = group('Service', {
  title: title('Nom'),
  draft: draft(),
  description: summary('Résumé'),
  en: inEnglish({ title: line('Nom'), description: paragraph('Résumé') }),
  icon: icon(),
  color: color(),
  image: picture('Image'),
  requestType: choice(
    'Type de demande',
    Object.fromEntries(SERVICE_TYPES.map((type) => [type, type])) as {
      [type in (typeof SERVICE_TYPES)[number]]: type;
    },
  ),
  features: list('Ce que le service comprend', line('Point'), { min: 1, folded: true }),
  pricing: list('Prix', priceLine),
  availability: line('Disponibilité, en plus des horaires').optional(),
  author: author(),
  updated: day('Mis à jour le'),
  review: review(),
  warningSigns: warningSigns(),
  body: markdown('Texte de la page'),
});

export type Service = Resolved<typeof service> & { id: number };

/** The page that lists the services. */
export const servicesPage = group('Page des services', {
  slides: slides(),
  list: head('Liste des services'),
  cards: serviceCards,
  cta: callToAction(),
  practicalInformation: list(
    'Informations pratiques',
    group('Information', { label: line('Titre'), text: paragraph('Texte'), icon: icon() }),
  ),
  pricingNote: paragraph('Sous les prix'),
});
