import { expect, test } from 'playwright/test';
import { isTypeLinked, type LinkedService } from './requestIntent';
import type { Draft } from './store/requestStore';

const services: LinkedService[] = [
  { id: 1, title: 'Toilette', requestType: 'Autre' },
  { id: 2, title: 'Grossesse', requestType: 'Suivi de grossesse' },
  { id: 3, title: 'Naissance', requestType: 'Suivi de grossesse' },
];

const CHOSEN = 'Suivi de grossesse';

test('a chosen service type is the visitor’s, any other the link’s', () => {
  const drafts: [chosen: string | undefined, query: string, isLinked: boolean][] = [
    // Nothing was chosen, before the link or under it.
    [undefined, '', true],
    ['', '?service=2', true],
    // Chosen under this link, after another type.
    [CHOSEN, '?service=2', false],
    [CHOSEN, '?demande=devis&service=2', false],
    // Chosen without a link, or under a link to another service: this link overrides it.
    [CHOSEN, '', true],
    ['Autre', '?service=1', true],
    [CHOSEN, '?service=3', true],
  ];
  expect(isTypeLinked(CHOSEN, '?service=2', services, null)).toBe(true);
  for (const [serviceType, query, isLinked] of drafts) {
    const draft: Draft = { values: { serviceType }, seed: '1-2', query };
    const actual = isTypeLinked(CHOSEN, '?service=2', services, draft);
    expect.soft(actual, `${serviceType} chosen under «${query}»`).toBe(isLinked);
  }
});

test('without its link, a service type is the visitor’s', () => {
  for (const [type, query] of [
    ['Autre', '?service=2'],
    ['', '?service=2'],
    [CHOSEN, '?service=99'],
    [CHOSEN, ''],
    ['', ''],
  ] as const) {
    expect.soft(isTypeLinked(type, query, services, null), `${type} under «${query}»`).toBe(false);
  }
});
