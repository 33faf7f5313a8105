import { expect, test } from 'playwright/test';
import type { SignGroup, SignStep } from '@/lib/content/schemas/signs';
import {
  graveSigns,
  warningSteps,
  type AllSigns,
  type EmergencyFacts,
  type SignList,
} from './warningSteps';

const centre: EmergencyFacts = {
  emergency: { rule: 'R', hospital: 'Partez.', call: 'Appelez.', appointment: 'Demandez.' },
  phones: ['+237699123456'],
};
const sign = (code: string, step: SignStep, ...groups: SignGroup[]) => ({
  code,
  groups,
  words: code.toUpperCase(),
  step,
});

const all: AllSigns = {
  groups: [
    { code: 'adult', heading: 'Un adulte' },
    { code: 'newborn', heading: 'Un nouveau-né', hint: 'Jusqu’à 2 mois' },
  ],
  signs: [
    sign('a', 'hospital', 'adult'),
    sign('b', 'hospital', 'adult', 'newborn'),
    sign('c', 'today', 'adult'),
    sign('d', 'appointment', 'adult'),
    sign('e', 'today', 'newborn'),
  ],
};

const codesOf = (lists: readonly SignList[]) =>
  lists.map(({ heading, signs }) => [heading, ...signs.map(({ code }) => code)]);

test('the hospital comes first, then the call with its number, then the appointment', () => {
  const named = { groups: ['adult' as const], today: ['c'], appointment: ['d'] };
  expect(
    warningSteps(named, all, centre).map(({ name, lists, sentence, link }) => [
      name,
      codesOf(lists),
      sentence,
      link?.href,
    ]),
  ).toEqual([
    ['Hôpital tout de suite', [['Un adulte', 'a', 'b']], 'Partez.', undefined],
    ['Appelez aujourd’hui', [[undefined, 'c']], 'Appelez.', 'tel:+237699123456'],
    ['Prenez rendez-vous', [[undefined, 'd']], 'Demandez.', '/appoitment'],
  ]);
});

test('a group is complete, also where another that is shown has the same sign', () => {
  expect(codesOf(graveSigns(all, ['adult', 'newborn']))).toEqual([
    ['Un adulte', 'a', 'b'],
    ['Un nouveau-né', 'b'],
  ]);
});
