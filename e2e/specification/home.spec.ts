// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { E164, cardsOf, expectSlides, hrefs, main, open, spaced } from './reading';

test('the home page presents the centre: slides, services, questions and testimonials', async ({
  page,
}) => {
  await open(page, '/');

  const slides = await expectSlides(page, [
    /sur mesure/,
    /professionnels certifiés/,
    /sérénité.*(maison|domicile)/,
  ]);
  for (const slide of await slides.all()) {
    const [action = ''] = await hrefs(slide.locator('a'));
    expect(action).toMatch(/^\/(appoitment|contact|services|doctors|about)$/);
  }

  const cards = cardsOf(page, 'Découvrir ce service');
  await expect(cards).toHaveCount(5);
  const titles = await cards.locator('h3').allInnerTexts();
  expect(titles.map((title) => title.trim()).sort()).toEqual([
    'Accompagnement thérapeutique',
    'Aide à la vie quotidienne',
    'Services de nutrition',
    'Soins médicaux à domicile',
    'Suivi de grossesse à domicile',
  ]);
  for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(4);
  expect((await hrefs(cards.locator('a'))).sort()).toEqual(
    [1, 2, 3, 4, 6].map((id) => `/ServiceDetails/${id}`),
  );
  await expect(main(page).getByRole('link', { name: 'Voir tous nos services' })).toHaveAttribute(
    'href',
    '/services',
  );

  const cta = main(page).locator('section[aria-labelledby="cta"]');
  await expect(cta.locator('a[href="/contact"]')).toHaveCount(1);
  await expect(cta.locator('a[href^="tel:"]')).toHaveAttribute('href', E164);

  const faq = main(page).locator('#faq');
  await expect(faq.locator('details')).toHaveCount(4);
  await expect(faq.locator('details[open]')).toHaveCount(0);
  await expect(faq.locator('summary')).toHaveText([
    /Qu’est-ce que/,
    /Qui peut en bénéficier/,
    /principaux services/,
    /contacter/,
  ]);
  const contact = faq.locator('details').last();
  await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(1);
  expect(new Set(await hrefs(contact.locator('a[href^="tel:"]'))).size).toBe(3);
  await expect(faq.locator('a[href="/contact"]')).toHaveCount(1);

  const testimonials = main(page).locator('#temoignages figure');
  await expect(testimonials).toHaveCount(3);
  await expect(testimonials.getByText(/^Note\s:/).locator('..')).toHaveText([
    'Note : 5 sur 5',
    'Note : 5 sur 5',
    'Note : 4 sur 5',
  ]);
  await expect(testimonials.locator('blockquote')).toHaveText([
    spaced(/^« .+ »$/),
    spaced(/^« .+ »$/),
    spaced(/^« .+ »$/),
  ]);
  await expect(testimonials.locator('figcaption')).toHaveText([
    /\S+.*Bénéficiaire$/,
    /\S+.*Patiente?$/,
    /\S+.*Aidante? familiale?$/,
  ]);
  await expect(testimonials.locator('img')).toHaveCount(3);
});

test('the about page tells who the centre is and whom it helps first', async ({ page }) => {
  await open(page, '/about');

  const figures = main(page).getByRole('region', { name: 'Le centre en chiffres' });
  expect(await figures.locator('dd').allTextContents()).toEqual(['12+', '5K+', '24/7', '15+']);
  await expect(figures.locator('dt')).toHaveText([
    /années d’expérience/,
    /patients satisfaits/,
    /service d’urgence/,
    /professionnels qualifiés/,
  ]);

  const values = main(page).locator('section[aria-labelledby="valeurs"]');
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    /médecins experts/,
    /équipement moderne/,
    /pharmacie intégrée/,
    /approche humaine/,
  ]);

  const groups = main(page).locator('section[aria-labelledby="priorites"]');
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
    /âgées dépendantes/,
    /enceintes.*jeunes mères/,
    /opérés/,
    /chroniques/,
  ]);

  await expect(main(page).getByText('7 janvier 2024')).toBeVisible();
  const founder = main(page).locator('section[aria-labelledby="fondateur"]');
  await expect(founder.locator('blockquote')).toHaveText(spaced(/^« .{20,} »$/));
  await expect(founder.locator('figcaption')).toHaveText(/directeur.*fondateur/);
  await expect(founder.locator('img')).toHaveAttribute('alt', /\S/);
  await expect(main(page).getByRole('heading', { name: /solution/ })).toBeVisible();

  const cta = main(page).locator('section[aria-labelledby="cta"]');
  await expect(cta.locator('a[href="/contact"]')).toHaveCount(1);
  await expect(cta).toContainText(/urgence/);
  await expect(cta.locator('a[href^="tel:"]')).toHaveAttribute('href', E164);

  await expect(main(page).locator('#temoignages figure')).toHaveCount(3);
});
