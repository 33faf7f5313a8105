import { group, line, nonEmptyList } from '@/lib/content/fields';
import { picture } from '@/lib/content/pictureFields';

/** Texts around the form, in one language. */
export const pageTexts = {
  emergency: line('Urgence', {
    hint: 'Une ligne d’un téléphone, suivie de « appelez », en anglais de « call us ».',
  }),
  steps: group('Et ensuite', {
    heading: line('Titre', { hint: 'Dit par les lecteurs d’écran.' }),
    items: nonEmptyList('Étapes', line('Étape', { hint: 'Trois ou quatre mots.' }), { max: 3 }),
  }),
};

/** Texts around the form. Its labels and messages are in `lib/appointment/messages`. */
export const appointment = group('Page de rendez-vous', {
  ...pageTexts,
  confirmation: group('Confirmation', { image: picture('Image') }),
});
