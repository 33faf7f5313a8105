import { group, line, paragraph } from '@/lib/content/fields';
import { head, note } from './parts';

export const contact = group('Page de contact', {
  lead: paragraph('Introduction'),
  emergency: line('Urgence', { hint: 'Deux lignes d’un téléphone. Le numéro du centre suit.' }),
  phone: note('Téléphone'),
  whatsapp: paragraph('Sous WhatsApp et l’e-mail'),
  address: group('Adresse', { heading: line('Titre'), intro: paragraph('Texte') }),
  hoursHeading: line('Titre des horaires'),
  hoursNote: paragraph('Sous les horaires').optional(),
  form: head('Formulaire'),
});
