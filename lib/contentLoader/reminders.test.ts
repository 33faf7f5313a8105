import { expect, test } from 'playwright/test';
import { contentWith, SERVICE } from '@/scripts/prepare/contentTesting';
import { formatProblem } from '@/lib/contentLoader/entries/readEntry';
import { reminders } from './reminders';

const review = { by: 'Dr Un', on: '2026-11-01', until: '2027-11-01' };
const UP_TO_DATE = {
  articles: [{ id: 8, date: '2024-05-15', review }],
  services: [{ ...SERVICE, review, updated: '2026-11-22', pricing: [{ amount: 3000 }] }],
  signs: { review, groups: [], signs: [] },
  firstAidPage: { review },
  hospitals: { items: [{ name: 'Hôpital', checked: '2026-11-01' }, { name: 'Autre' }] },
  site: { closingDays: [{ date: '2026-12-20', until: '2027-01-03', sets: [] }] },
};

type Parts = typeof UP_TO_DATE;

function remindersAfter(change: (parts: Parts) => unknown, today = '2026-11-26') {
  // Each text gets its own review.
  const parts = JSON.parse(JSON.stringify(UP_TO_DATE)) as Parts;
  change(parts);
  return reminders(contentWith(parts), today).map(formatProblem);
}

const CASES: [name: string, change: (parts: Parts) => unknown, message: RegExp, today?: string][] =
  [
    [
      'an article never read',
      ({ articles: [one] }) => Reflect.deleteProperty(one!, 'review'),
      /^content\/articles\/8\.md : .*aucun médecin n’a relu ce texte du mercredi 15 mai 2024/,
    ],
    [
      'an article read long ago',
      ({ articles: [one] }) => Object.assign(one!.review, { on: '2025-11-01' }),
      /^content\/articles\/8\.md : .*relu il y a plus d’un an, le samedi 1er novembre 2025/,
    ],
    [
      'a review that has ended',
      ({ signs }) => Object.assign(signs.review, { until: '2026-11-25' }),
      /^content\/signs\.yml : .*à relire depuis le mercredi 25 novembre 2026/,
    ],
    [
      'old prices',
      ({ services: [one] }) => (one!.updated = '2025-11-25'),
      /^content\/services\/3\.md : Prix : ces prix ont plus d’un an .* mardi 25 novembre 2025/,
    ],
    [
      'a hospital checked long ago',
      ({ hospitals }) => (hospitals.items[0]!.checked = '2025-11-01'),
      /^content\/hospitals\.yml : Hôpital : vérifié il y a plus d’un an/,
    ],
    [
      'a past closing',
      () => undefined,
      /^content\/site\.yml : Jours de fermeture : le dimanche 3 janvier 2027 est passé/,
      '2027-01-04',
    ],
  ];

test('nothing is out of date in fresh content', () => {
  expect(remindersAfter(() => undefined)).toEqual([]);
});

for (const [name, change, message, today] of CASES) {
  test(`reminds of ${name}`, () => {
    expect(remindersAfter(change, today)).toEqual([expect.stringMatching(message)]);
  });
}
