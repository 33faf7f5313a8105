import { expect, test } from 'playwright/test';
import { neighbourhoodIn } from './neighbourhoodIn';

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

const NOTATIONS: [name: string, texts: string[]][] = [
  [
    'Mvog-Ada: extraFee',
    ['Mvog-Ada', 'mvog ada', 'MVOG ADA', 'mvogada', 'Mvog  –  Ada', ' mvog_ada. '],
  ],
  ['Étoug-Ébé: covered', ['Étoug-Ébé', 'etoug ebe', 'ETOUG-EBE', 'E\u0301toug-E\u0301be\u0301']],
  ['Biyem-Assi: covered', ['biyem assi', 'Biyemassi', 'Biyem-Asi', 'Biyem\u00a0Assi']],
  // The silent letter of a plural.
  ['Omnisports: extraFee', ['Omnisports', 'omnisport, vers le stade']],
  // Digits and number words.
  [
    'Mballa 2: extraFee',
    ['Mballa 2', 'mballa II', 'Mballa2', 'Mballa ٢', 'Ｍballa ２', 'Mballa\u00a02'],
  ],
  // Landmarks. The first that is named, by its longest name.
  ['Mvog-Ada: extraFee', ['Mvog-Ada, derrière la chapelle', 'au quartier mvog ada vers le marché']],
  ['Mbankomo: notCovered', ['Mbankomo, sur la route de Biyem-Assi']],
  ['Messa: covered', ['Messa, près de Mvog-Ada']],
  ['Messa Carrière: extraFee', ['Messa Carrière']],
  // Each of its names.
  ['Nkoldongo: extraFee', ['nkoldongo']],
  ['Nkolndongo: extraFee', ['Nkolndongo']],
];

test('recognises a neighbourhood in any notation', () => {
  for (const [name, texts] of NOTATIONS)
    for (const text of texts) expect.soft(found(text), text).toBe(name);
});

test('ignores unknown names and partial matches', () => {
  for (const text of [
    '',
    '…',
    'Mvog',
    'Ada',
    'Messassi',
    'Simbock',
    'Mballa',
    'Mballa 3',
    '\u0645\u0641',
  ]) {
    expect.soft(found(text), text).toBeUndefined();
  }
});
