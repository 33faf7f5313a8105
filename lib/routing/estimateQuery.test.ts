import { expect, test } from 'playwright/test';
import { readEstimateQuery } from './estimateQuery';

const NAMES = ['Mendong', 'Étoug-Ébé'];

test('ignores what cannot be chosen', () => {
  for (const query of ['?fois=8', '?fois=-1', '?fois=1.5', '?fois=deux', '?quartier=Lune', ''])
    expect
      .soft(readEstimateQuery(query, 7, NAMES), query)
      .toEqual({ perWeek: 0, neighbourhood: '' });
});
