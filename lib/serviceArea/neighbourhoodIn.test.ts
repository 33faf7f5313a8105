import { expect, test } from 'playwright/test';
import { neighbourhoodIn } from './neighbourhoodIn';
import { splitNames } from './neighbourhoods';

const neighbourhoods = {
  covered: { neighbourhoods: ['Biyem-Assi', 'Étoug-Ébé', 'Messa'] },
  extraFee: {
    neighbourhoods: [
      'Mvog-Ada',
      'Nkolndongo / Nkoldongo',
      'Mballa 2',
      'Messa Carrière',
      'Mfandena / Omnisports',
    ],
  },
  notCovered: { neighbourhoods: ['Mbankomo'] },
};

const found = (text: string) => {
  const neighbourhood = neighbourhoodIn(text, neighbourhoods);
  return neighbourhood && `${neighbourhood.name}: ${neighbourhood.answer}`;
};

test('recognises a neighbourhood in any notation', () => {
  const variants = ['Mvog-Ada', 'mvog ada', 'MVOG ADA', 'mvogada', 'Mvog  –  Ada', ' mvog_ada. '];
  for (const text of variants) expect.soft(found(text), text).toBe('Mvog-Ada: extraFee');
  for (const text of ['Étoug-Ébé', 'etoug ebe', 'ETOUG-EBE', 'E\u0301toug-E\u0301be\u0301']) {
    expect.soft(found(text), text).toBe('Étoug-Ébé: covered');
  }
  for (const text of ['biyem assi', 'Biyemassi', 'Biyem-Asi', 'Biyem\u00a0Assi']) {
    expect.soft(found(text), text).toBe('Biyem-Assi: covered');
  }
});

test('matches without the silent letter of a plural', () => {
  for (const text of ['Omnisports', 'omnisport, vers le stade'])
    expect.soft(found(text), text).toBe('Omnisports: extraFee');
});

test('matches digits and number words', () => {
  for (const text of [
    'Mballa 2',
    'mballa II',
    'Mballa2',
    'Mballa ٢',
    'Ｍballa ２',
    'Mballa\u00a02',
  ]) {
    expect.soft(found(text), text).toBe('Mballa 2: extraFee');
  }
  expect(found('Mballa')).toBeUndefined();
  expect(found('Mballa 3')).toBeUndefined();
});

test('ignores a landmark beside the name', () => {
  expect(found('Mvog-Ada, derrière la chapelle')).toBe('Mvog-Ada: extraFee');
  expect(found('au quartier mvog ada vers le marché')).toBe('Mvog-Ada: extraFee');
  // The first that is named, by its longest name.
  expect(found('Mbankomo, sur la route de Biyem-Assi')).toBe('Mbankomo: notCovered');
  expect(found('Messa, près de Mvog-Ada')).toBe('Messa: covered');
  expect(found('Messa Carrière')).toBe('Messa Carrière: extraFee');
});

test('finds a neighbourhood by each of its names', () => {
  expect(splitNames('Nkolndongo / Nkoldongo')).toEqual(['Nkolndongo', 'Nkoldongo']);
  expect(found('nkoldongo')).toBe('Nkoldongo: extraFee');
  expect(found('Nkolndongo')).toBe('Nkolndongo: extraFee');
});

test('ignores unknown names and partial matches', () => {
  for (const text of ['', '…', 'Mvog', 'Ada', 'Messassi', 'Simbock', '\u0645\u0641']) {
    expect.soft(found(text), text).toBeUndefined();
  }
});
