import { expect, test } from 'playwright/test';
import { sentencesIn, spoken } from './spoken';

test('symbols and numbers become words', () => {
  for (const [written, expected] of [
    ['Tension à partir de 160/110 mmHg', 'Tension à partir de 160 sur 110 millimètres de mercure'],
    [
      'en millimètres de mercure (mmHg), de glucose (en g/L)',
      'en millimètres de mercure, de glucose (en grammes par litre)',
    ],
    ['moins de 0,7 g/L', 'moins de 0,7 grammes par litre'],
    ['sucre\u00a0: 3,9\u00a0mmol/L', 'sucre : 3,9 millimoles par litre'],
    ['38,5\u00a0°C ou plus', '38,5 degrés ou plus'],
    ['24\u00a0h/24, 7\u00a0j/7', '24 heures sur 24, 7 jours sur 7'],
    ['avant 18\u00a0h 30', 'avant 18 heures 30'],
    ['dès 8 h', 'dès 8 heures'],
    ['12\u00a0500 à 150\u202f000\u00a0FCFA', '12500 à 150000 francs C F A'],
    ['+237 6 99 12 34 56', '+237 6 99 12 34 56'],
    ['Conseil n°\u00a03', 'Conseil numéro 3'],
    ['60–80 ans', '60 à 80 ans'],
    ['Dr Awa dit : «\u00a0Venez.\u00a0»', 'Docteur Awa dit : Venez.'],
    ['5 min, 50 kg, 10 ml, 3 cm', '5 minutes, 50 kilos, 10 millilitres, 3 centimètres'],
    ['Un AVC → l’hôpital', 'Un A V C, l’hôpital'],
    ['1/2 comprimé, puis 1 1/2 ou 3/4', 'un demi comprimé, puis 1 et demi ou trois quarts'],
    ['le 15/05/2026, tension 11/2 ou 14/9', 'le 15 05 2026, tension 11 sur 2 ou 14 sur 9'],
    ['Ce service comprend', 'Ce service comprend'],
  ] as const) {
    expect.soft(spoken(written)).toBe(expected);
  }
});

const splitSentences = (text: string) =>
  sentencesIn(text).map(([from, to]) => text.slice(from, to));

test('splits a text into sentences, leaving nothing out', () => {
  const text = 'Appelez d’abord. Si personne ne répond, partez ! Le prix ? 2,5 à 3 h. Un Dr. vient';
  const sentences = splitSentences(text);
  expect(sentences.slice(0, 2)).toEqual(['Appelez d’abord. ', 'Si personne ne répond, partez ! ']);
  expect(sentences.join('')).toBe(text);
});

test('falls back to full stops without Intl.Segmenter', () => {
  const { Segmenter } = Intl;
  try {
    Object.assign(Intl, { Segmenter: undefined });
    const sentences = ['Un. ', 'Deux ! ', 'Trois ? ', 'Quatre 2.5 cinq'];
    expect(splitSentences(sentences.join(''))).toEqual(sentences);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
