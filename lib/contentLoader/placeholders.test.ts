import { expect, test } from 'playwright/test';
import { replacePlaceholders } from './placeholders';

const site = {
  name: 'Centre',
  longName: 'Centre de soins de Messa',
  phones: ['+237699123456', '+237222123456', '+33612345678'] as const,
  email: 'nom@exemple.com',
};

const filled = (text: string, centre: Parameters<typeof replacePlaceholders>[1] = site) =>
  replacePlaceholders(text, centre).replaceAll('\u00a0', ' ');

test('placeholders become the centre’s facts', () => {
  expect(filled('Le {nom-complet}, ou « {nom} » : {email}, {telephone}.')).toBe(
    'Le Centre de soins de Messa, ou « Centre » : nom@exemple.com, +237 6 99 12 34 56.',
  );
  expect(filled('{telephones}')).toBe('+237 6 99 12 34 56, +237 2 22 12 34 56 et +33612345678');
  expect(filled('{telephones}', { ...site, phones: ['+237699123456'] })).toBe('+237 6 99 12 34 56');
});
