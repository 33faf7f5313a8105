import { expect, test } from 'playwright/test';
import { readQuery } from './damagedLinks';

test('a damaged query keeps its parameters', () => {
  for (const query of [
    '?demande=aujourdhui&service=3',
    '?demande=aujourdhui&amp;service=3.',
    '?demande=aujourdhui%26service=3%C2%A0',
    '?demande=aujourdhui%26amp%3Bservice%3D3)',
    '?demande=aujourdhui&service=3%E2%80%8B',
    '?demande=aujourdhui%C2%BB&service=3%20%C2%BB',
  ])
    expect.soft([...readQuery(query)], query).toEqual([
      ['demande', 'aujourdhui'],
      ['service', '3'],
    ]);
  expect(readQuery('?quartier=Ngoa-Ekell%C3%A9.').get('quartier')).toBe('Ngoa-Ekellé');
});
