import { group, line, list, paragraph, picture } from '@/lib/content/fields';
import { note } from './parts';

/** The texts around the form. Its labels and messages stand in the table of its fields. */
export const appointment = group('Page de rendez-vous', {
  lead: paragraph('Introduction'),
  steps: group('Et ensuite', {
    heading: line('Titre'),
    items: list('Étapes', group('Étape', { title: line('Titre'), text: paragraph('Texte') }), {
      least: 1,
    }),
  }),
  emergency: note('Urgence'),
  confirmation: group('Confirmation', { image: picture('Image') }),
});
