// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { home } from '@/lib/content/generated/home';
import { launch } from '@/lib/content/generated/launch';
import { services } from '@/lib/content/generated/services';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { sheets } from '@/lib/content/generated/sheets';
import { signs } from '@/lib/content/generated/signs';
import { formatPrice } from '@/lib/text/format';
import { countWords } from './reading';

const PRICES: Record<string, [option: RegExp, price: string][]> = {
  'Aide à la vie quotidienne': [
    [/10 heures par semaine/, '4 000 FCFA'],
    [/20 heures par semaine/, '10 000 FCFA'],
    [/ponctuel/, '2 500 FCFA par heure'],
  ],
  'Soins médicaux à domicile': [
    [/infirmière standard/, '3 000 FCFA'],
    [/complexes/, '3 000 à 15 000 FCFA'],
    [/nuit.*week-end/, '12 000 à 25 000 FCFA'],
  ],
  'Suivi de grossesse à domicile': [[/Visite.*1 heure/, '5 000 FCFA']],
  'Accompagnement thérapeutique': [
    [/^1 heure par jour/, '3 000 à 5 000 FCFA'],
    [/^2 heures par jour/, '6 000 à 12 000 FCFA'],
    [/bien-être/, '10 000 à 25 000 FCFA'],
  ],
  'Prise des paramètres médicaux': [
    [/unique/, '4 500 FCFA'],
    [/3 visites par semaine/, '12 000 FCFA'],
    [/quotidien.*5 jours/, '18 000 FCFA'],
  ],
  'Services de nutrition': [
    [/Un repas/, '3 000 FCFA'],
    [/Suivi hebdomadaire/, '5 000 à 25 000 FCFA'],
    [/Forfait.*semaine/, '7 000 à 35 000 FCFA'],
  ],
};

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('six services have the prices of the specification, and say enough', () => {
  expect(services.map(({ title }) => title)).toEqual(Object.keys(PRICES));
  for (const { title, pricing, features, body } of services) {
    const prices = pricing.map((line) => [spaced(line.option), spaced(formatPrice(line))]);
    const expected = PRICES[title]?.map(([option, price]) => [
      expect.stringMatching(option),
      price,
    ]);
    expect.soft(prices, title).toEqual(expected);
    expect.soft(features.length, title).toBeGreaterThanOrEqual(4);
    expect.soft(countWords(body), title).toBeGreaterThanOrEqual(150);
    expect.soft(countWords(body), title).toBeLessThanOrEqual(300);
  }
  expect(servicesPage.cards.map(({ service }) => service)).toEqual([1, 2, 2, 3, 4, 6]);
  expect(home.cards.map(({ service }) => service).sort()).toEqual([1, 2, 3, 4, 6]);
  for (const { title, features } of [...servicesPage.cards, ...home.cards]) {
    expect.soft(features, title).toHaveLength(4);
  }
});

test('five articles, of 600 to 1000 words in parts, lead to two others each', () => {
  const told = articles.map(({ id, date, category }) => `${id} ${date} ${category}`);
  expect(told).toEqual([
    '1 2024-05-15 Accompagnement',
    expect.stringMatching(/^2 2024-05-\d\d Domicile$/),
    expect.stringMatching(/^3 2024-0[45]-\d\d Santé$/),
    expect.stringMatching(/^4 2024-04-\d\d Alimentation$/),
    '5 2024-03-28 Bien-être',
  ]);
  for (const { id, title, body, related } of articles) {
    expect.soft(countWords(body), title).toBeGreaterThanOrEqual(600);
    expect.soft(countWords(body), title).toBeLessThanOrEqual(1000);
    expect.soft(body.match(/^## /gm)?.length, title).toBeGreaterThanOrEqual(3);
    expect.soft(new Set([id, ...related]).size, title).toBe(3);
  }
});

test('what only the owner can settle is asked before the site goes live', () => {
  const ids = launch.points.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['urgence-du-centre', 'deux-appels', 'annulation', 'arreter', 'prix-week-end'],
      ...['qui-repond', 'prix-quand', 'visite-evaluation', 'meme-personne', 'qui-accompagne'],
      ...['consultation', 'garde-a-l-hopital', 'insuline', 'homme-ou-femme', 'casier-judiciaire'],
      ...['payer-de-loin', 'loi-consommateur', 'loi-prix', 'loi-deontologie', 'loi-donnees'],
      ...['emailjs', 'nouvelles-aux-proches', 'cles-et-porte'],
    ]),
  );
});

test('the sheets hold every sign that sends to hospital, and say what is told the same day', () => {
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  const grave = signs.signs.filter(({ step }) => step === 'hospital').map(({ words }) => words);
  expect(grave.length).toBeGreaterThan(60);
  const framed = blocks.filter(({ look }) => look === 'hospital').flatMap(({ points }) => points);
  expect(framed).toEqual(expect.arrayContaining(grave));
  const call = blocks.filter((block) => /^Appelez/.test(block.heading ?? ''));
  expect(call.flatMap(({ points }) => points).length).toBeGreaterThan(10);
});
