import { expect, test } from 'playwright/test';
import { warningSteps, type EmergencyFacts } from './warningSteps';

const centre: EmergencyFacts = {
  emergency: { rule: 'R', hospital: 'Partez.', call: 'Appelez.', appointment: 'Demandez.' },
  phones: ['+237699123456'],
};
const signs = { hospital: ['A', 'B'], newborn: [], call: ['C'], appointment: ['D'] };

test('the hospital comes first, then the call with its number, then the appointment', () => {
  expect(
    warningSteps(signs, centre).map(({ name, lists, sentence, link }) => [
      name,
      lists,
      sentence,
      link?.href,
    ]),
  ).toEqual([
    ['Hôpital tout de suite', [{ signs: ['A', 'B'] }], 'Partez.', undefined],
    ['Appelez aujourd’hui', [{ signs: ['C'] }], 'Appelez.', 'tel:+237699123456'],
    ['Prenez rendez-vous', [{ signs: ['D'] }], 'Demandez.', '/appoitment'],
  ]);
});

test('a newborn’s signs have a list of their own, after the mother’s', () => {
  const [hospital] = warningSteps({ ...signs, newborn: ['E'] }, centre);
  expect(hospital?.lists).toEqual([
    { heading: 'Pour vous', signs: ['A', 'B'] },
    { heading: 'Pour le nouveau-né', signs: ['E'] },
  ]);
});
