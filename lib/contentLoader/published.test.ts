import { expect, test } from 'playwright/test';
import { contentWith } from '@/scripts/prepare/contentTesting';
import { published } from './published';

test('a live site shows only what is confirmed', () => {
  const answers = [
    { question: 'Payer ?', confirmed: true },
    { question: 'Annuler ?', confirmed: false },
  ];
  const hospitals = [{ name: 'Un', checked: '2026-11-01' }, { name: 'Deux' }];
  const covered = { title: 'Oui', confirmed: true, neighbourhoods: ['Mvog-Ada'] };
  const extraFee = { title: 'À payer', confirmed: false, neighbourhoods: ['Odza'] };
  const parts = {
    howItWorks: { lead: 'Voici.', commitments: { items: answers } },
    abroad: { commitments: { items: answers } },
    hospitals: { heading: 'Où aller', items: hospitals },
    area: {
      covered,
      extraFee,
      notCovered: extraFee,
    },
  };
  const noArea = { ...extraFee, neighbourhoods: [] };
  const content = contentWith(parts);
  expect(published(content)).toMatchObject(parts);
  expect(published(content, true)).toMatchObject({
    howItWorks: { lead: 'Voici.', commitments: { items: answers.slice(0, 1) } },
    abroad: { commitments: { items: answers.slice(0, 1) } },
    hospitals: { heading: 'Où aller', items: hospitals.slice(0, 1) },
    area: { covered, extraFee: noArea, notCovered: noArea },
  });
});
