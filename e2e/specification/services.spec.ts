// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { shareOnePage } from '../onePage';
import {
  E164,
  cardsOf,
  countWords,
  expectSlides,
  hrefs,
  main,
  open,
  printed,
  spaced,
} from './reading';

const services = [
  {
    id: 1,
    title: 'Aide à la vie quotidienne',
    prices: [
      [/10 heures par semaine/, '4 000 FCFA'],
      [/20 heures par semaine/, '10 000 FCFA'],
      [/ponctuel/, '2 500 FCFA par heure'],
    ],
  },
  {
    id: 2,
    title: 'Soins médicaux à domicile',
    prices: [
      [/infirmière standard/, '3 000 FCFA'],
      [/complexes/, '3 000 à 15 000 FCFA'],
      [/nuit.*week-end/, '12 000 à 25 000 FCFA'],
    ],
  },
  { id: 3, title: 'Suivi de grossesse à domicile', prices: [[/Visite.*1 heure/, '5 000 FCFA']] },
  {
    id: 4,
    title: 'Accompagnement thérapeutique',
    prices: [
      [/^1 heure par jour/, '3 000 à 5 000 FCFA'],
      [/^2 heures par jour/, '6 000 à 12 000 FCFA'],
      [/bien-être/, '10 000 à 25 000 FCFA'],
    ],
  },
  {
    id: 5,
    title: 'Prise des paramètres médicaux',
    prices: [
      [/unique/, '4 500 FCFA'],
      [/3 visites par semaine/, '12 000 FCFA'],
      [/quotidien.*5 jours/, '18 000 FCFA'],
    ],
  },
  {
    id: 6,
    title: 'Services de nutrition',
    prices: [
      [/Un repas/, '3 000 FCFA'],
      [/Suivi hebdomadaire/, '5 000 à 25 000 FCFA'],
      [/Forfait.*semaine/, '7 000 à 35 000 FCFA'],
    ],
  },
] satisfies { id: number; title: string; prices: [RegExp, string][] }[];

const pageOfAll = shareOnePage();

test('the services page shows six cards with the numbers 1, 2, 2, 3, 4 and 6', async () => {
  const page = pageOfAll();
  await open(page, '/services');

  const slides = await expectSlides(page, [/\S/, /\S/, /\S/]);
  expect(await hrefs(slides.locator('a'))).toEqual(['/services', '/services', '/services']);

  const cards = cardsOf(page, 'En savoir plus');
  await expect(cards).toHaveCount(6);
  expect(await hrefs(cards.locator('a'))).toEqual(
    [1, 2, 2, 3, 4, 6].map((id) => `/ServiceDetails/${id}`),
  );
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.locator('p').first()).not.toBeEmpty();
    await expect(card.getByRole('listitem')).toHaveCount(4);
  }
  const contact = main(page).getByRole('link', { name: 'Nous contacter' });
  await expect(contact.first()).toHaveAttribute('href', '/contact');
  await expect(main(page).locator('#faq details')).toHaveCount(4);
});

for (const { id, title, prices } of services) {
  test(`service ${id} says what it comprises, what it costs and how to ask for it`, async () => {
    const page = pageOfAll();
    await open(page, `/ServiceDetails/${id}`);
    const content = main(page);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(content.locator('h1 + p')).not.toBeEmpty();
    await expect(content.locator('img').first()).toHaveAttribute('alt', /\S/);

    await expect(content.getByRole('link', { name: 'Nous appeler' })).toHaveAttribute('href', E164);
    await expect(content.getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
      'href',
      `/contact?service=${id}&demande=devis#formulaire`,
    );
    await expect(content.getByRole('link', { name: /^Retour/ })).toHaveAttribute(
      'href',
      '/services',
    );

    const comprises = content.getByRole('region', { name: 'Ce service comprend' });
    expect(await comprises.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);

    const costs = content.getByRole('region', { name: 'Nos tarifs' });
    // A remark may stand under an option.
    const options = await costs
      .locator('dt')
      .evaluateAll((terms) => terms.map((term) => term.firstChild?.textContent ?? ''));
    expect(options).toEqual(prices.map(([option]) => expect.stringMatching(spaced(option))));
    expect(await costs.locator('dd').allTextContents()).toEqual(
      prices.map(([, price]) => printed(price)),
    );
    await expect(costs).toContainText(/indicatifs.*évaluation/);

    const practical = content.getByRole('region', { name: 'Informations pratiques' });
    const facts = practical.getByRole('listitem');
    for (const [index, fact] of [
      /Zone.*Yaoundé/,
      spaced(/Disponibilité.*7 jours sur 7.*7 h.*22 h/),
      /Engagement.*Sans engagement.*flexible/,
    ].entries()) {
      await expect(facts.nth(index)).toHaveText(fact);
    }

    const share = content.getByRole('region', { name: 'Partager ce service' });
    await expect(share.locator('a[href*="facebook.com/sharer"]')).toHaveCount(1);
    await expect(share.locator('a[href^="https://wa.me/?text="]')).toHaveCount(1);
    await expect(share.getByRole('button', { name: 'Instagram' })).toBeVisible();
    await expect(share.getByRole('button', { name: 'Copier le lien' })).toBeVisible();

    const words = await content
      .locator('[data-long-description]')
      .evaluate((text) => (text as HTMLElement).innerText);
    expect(countWords(words)).toBeGreaterThanOrEqual(150);
    expect(countWords(words)).toBeLessThanOrEqual(300);

    const others = content.getByRole('region', { name: 'Autres services' });
    expect(await hrefs(others.locator('a'))).toEqual(
      [1, 2, 3, 4, 5, 6].filter((other) => other !== id).map((other) => `/ServiceDetails/${other}`),
    );
  });
}
