import { expect, test } from 'playwright/test';
import { readEstimateQuery, writeEstimateQuery } from './estimateQuery';

const NAMES = ['Mendong', 'Étoug-Ébé'];

test('an address keeps a choice, and other parameters', () => {
  const choice = { perWeek: 4, neighbourhood: 'Étoug-Ébé' };
  const query = writeEstimateQuery('?service=3&fois=2', choice);
  expect(query).toContain('service=3');
  expect(readEstimateQuery(query, 21, NAMES)).toEqual(choice);
  expect(writeEstimateQuery('?fois=2', { perWeek: 0, neighbourhood: '' })).toBe('');
});

test('ignores what cannot be chosen', () => {
  for (const query of ['?fois=8', '?fois=-1', '?fois=1.5', '?fois=deux', '?quartier=Lune', ''])
    expect
      .soft(readEstimateQuery(query, 7, NAMES), query)
      .toEqual({ perWeek: 0, neighbourhood: '' });
});
