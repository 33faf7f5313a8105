import { group, line, list, paragraph } from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { picture } from '@/lib/content/pictureFields';
import { icon } from './variants';
import { pageTexts } from './appointment';
import { head, note } from './parts';

/** The English terms among the legal texts, by the name of their file. */
export const ENGLISH_TERMS = 'terms-en';

/**
 * The English page's own texts. Prices, neighbourhoods, hours, signs and guides have their English
 * beside the French.
 */
export const english = group('Page en anglais', {
  lead: paragraph('Introduction'),
  whatsapp: paragraph('Message WhatsApp déjà écrit', {
    hint: 'En anglais, à compléter par le visiteur.',
  }),
  who: head('Qui vient', {
    items: list(
      'Métiers',
      group('Métier', { icon: icon(), title: line('Titre'), text: paragraph('Texte') }),
      { min: 1 },
    ),
  }),
  prices: head('Services et prix', {
    note: paragraph('Sous les prix'),
  }),
  steps: head('Comment ça se passe'),
  answers: head('Bon à savoir'),
  abroad: head('Depuis l’étranger'),
  hours: head('Horaires'),
  signs: head('Signes de danger', {
    onTheSpot: line('Avant les gestes qui passent avant le départ'),
    meanwhile: line('Avant les gestes en attendant'),
    toReview: line('Tant qu’aucun médecin n’a relu'),
  }),
  firstAid: head('Gestes', {
    leaveFirst: note('Avant tout'),
    neverLabel: line('Devant ce qu’il ne faut jamais faire'),
  }),
  hospitals: head('Hôpitaux', {
    emergency: line('Urgences'),
    maternity: line('Maternité'),
    children: line('Enfants'),
    psychiatry: line('Psychiatrie'),
    toCheck: line('Sous la liste, tant qu’un hôpital n’est pas vérifié'),
    noNumber: paragraph('Pourquoi aucun numéro national'),
  }),
  ask: head('Nous joindre', {
    phone: note('Téléphone'),
    whatsapp: note('WhatsApp'),
    email: note('E-mail'),
    form: group('Formulaire', {
      heading: line('Titre'),
      text: paragraph('Texte'),
      label: line('Lien'),
    }),
    come: note('Venir au centre'),
  }),
  appointment: group('Page de rendez-vous en anglais', {
    lead: paragraph('Introduction'),
    ...pageTexts,
    image: picture('Image de la confirmation, décrite en anglais'),
  }),
  terms: group('Conditions en anglais', {
    notice: paragraph('Avertissement', { hint: 'Le texte français fait foi.' }),
  }),
});

export type English = Resolved<typeof english>;
