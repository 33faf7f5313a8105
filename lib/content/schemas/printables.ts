import type * as z from 'zod';
import {
  choice,
  count,
  group,
  line,
  list,
  nonEmptyList,
  markdown,
  paragraph,
  summary,
  yesNo,
  title,
} from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { picture } from '@/lib/content/pictureFields';
import { color, icon } from './variants';
import { highlights } from './parts';
import { SIGN_GROUPS } from './signs';

const field = group(
  'Champ',
  {
    label: line('Libellé', { hint: 'Court : il prend la place de ce qu’on écrit.' }),
    width: choice('Largeur', {
      full: 'Toute la ligne',
      half: 'La moitié',
      third: 'Le tiers',
    }).optional(),
    lines: count('Nombre de lignes', 1, 4).optional(),
  },
  { summary: '{{label}}' },
);

const column = group(
  'Colonne',
  {
    label: line('Titre'),
    width: choice('Largeur', { narrow: 'Étroite', medium: 'Moyenne', wide: 'Large' }),
  },
  { summary: '{{label}}' },
);

const table = group('Tableau', {
  row: line('Nom d’une ligne', { hint: '« Jour » donne Jour 1, Jour 2…' }),
  rows: count('Nombre de lignes vides', 1, 20),
  columns: nonEmptyList('Colonnes', column, { max: 6 }),
  below: list('Colonnes sous les premières', column, { max: 6 }),
});

export type PrintableTable = z.output<typeof table>;

const block = group(
  'Bloc',
  {
    heading: line('Titre').optional(),
    variant: choice('Aspect', {
      frame: 'Dans un cadre',
      hospital: 'Hôpital tout de suite : cadre épais',
    }).optional(),
    half: yesNo(
      'Demi-largeur',
      'Deux blocs de demi-largeur qui se suivent vont côte à côte.',
    ).optional(),
    text: paragraph('Texte').optional(),
    centre: list(
      'Du centre',
      choice('Information', {
        rule: 'La règle d’urgence',
        hospital: 'La phrase de l’hôpital',
        call: 'La phrase de l’appel',
        phones: 'Les téléphones',
        directions: 'L’itinéraire',
      }),
    ),
    signs: list('Signes de l’hôpital, pour qui', choice('Groupe', SIGN_GROUPS)),
    today: list('Signes à dire le jour même', line('Signe', { role: 'sign', step: 'today' })),
    firstAid: yesNo(
      'Tous les gestes d’urgence',
      'Leur texte vient de « Gestes d’urgence » : il n’est écrit qu’une fois.',
    ).optional(),
    points: list('Points', line('Point')),
    boxes: list('Cases à cocher', line('Case')),
    fields: list('Champs à remplir', field),
    table: table.optional(),
  },
  // Some blocks have no heading.
  {
    summary:
      '{{heading}} {{text}} {{centre}} {{fields.fields.0.label}} {{table.columns.0.label}}' +
      "{{firstAid | ternary('Les gestes d’urgence', '')}}",
  },
);

/** A part of a printable. It shows the fields that are set, in this order. */
export type PrintableBlock = z.output<typeof block>;

/** A printable that families print: `content/printables/{id}.md`. */
export const printable = group('Fiche', {
  title: title('Titre'),
  order: count('Place dans la liste', 1, 99),
  use: paragraph('À quoi elle sert'),
  when: line('Quand s’en servir'),
  description: summary('Résumé pour les moteurs de recherche'),
  icon: icon(),
  color: color(),
  image: picture('Image'),
  message: paragraph('Message à envoyer', {
    hint: 'Le téléphone du centre et le lien de la fiche sont ajoutés après. Vide : pas de bouton pour l’envoyer.',
  }).optional(),
  blocks: nonEmptyList('Blocs de la fiche', block),
  body: markdown('Conseils au-dessus de la fiche'),
});

export type Printable = Resolved<typeof printable> & { id: string };

/** The page that lists the printables. */
export const printablesPage = group('Page des fiches', {
  lead: paragraph('Introduction'),
  waysHeading: line('Titre des façons de faire'),
  ways: highlights('Façons de faire'),
});
