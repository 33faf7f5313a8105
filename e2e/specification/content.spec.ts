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

/** What each service costs, in FCFA: its options and prices, a line each. */
const PRICES: Record<string, string> = {
  'Aide à la vie quotidienne':
    '10 heures: 4 000; 20 heures: 10 000; ponctuel: 2 500 FCFA par heure',
  'Soins médicaux à domicile':
    'standard: 3 000; complexes: 3 000 à 15 000; nuit.*week-end: 12 000 à 25 000',
  'Suivi de grossesse à domicile': 'Visite.*1 heure: 5 000',
  'Accompagnement thérapeutique':
    '^1 heure par jour: 3 000 à 5 000; ^2 heures par jour: 6 000 à 12 000; bien-être: 10 000 à 25 000',
  'Prise des paramètres médicaux': 'unique: 4 500; 3 visites: 12 000; quotidien.*5 jours: 18 000',
  'Services de nutrition':
    'Un repas: 3 000; hebdomadaire: 5 000 à 25 000; Forfait.*semaine: 7 000 à 35 000',
};

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** Words of a text as a reader counts them. */
const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('six services have their prices, and say enough', () => {
  expect(services.map(({ title }) => title)).toEqual(Object.keys(PRICES));
  for (const { title, pricing, features, body } of services) {
    const prices = pricing.map((line) => [spaced(line.option), spaced(formatPrice(line))]);
    const expected = PRICES[title]?.split('; ').map((line) => {
      const [option = '', price = ''] = line.split(': ');
      return [expect.stringMatching(option), expect.stringMatching(`^${price}( FCFA)?$`)];
    });
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

test('five articles in parts lead to two others each', () => {
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

test('what the owner must settle is asked before launch', () => {
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

test('the sheets hold every sign that sends to hospital', () => {
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  const grave = signs.signs.filter(({ step }) => step === 'hospital').map(({ words }) => words);
  expect(grave.length).toBeGreaterThan(60);
  const framed = blocks.filter(({ look }) => look === 'hospital').flatMap(({ points }) => points);
  expect(framed).toEqual(expect.arrayContaining(grave));
});
