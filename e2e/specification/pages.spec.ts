// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { exportedPages, linesOf } from '../exported';
import { shareOnePage } from '../onePage';
import { allRoutes } from '../routes';
import { E164, hrefs, main, open as openPage } from './reading';

/** What the pages show of the content, in its order. */

const pageOfAll = shareOnePage();

async function open(route: string): Promise<Page> {
  const page = pageOfAll();
  await openPage(page, route);
  return page;
}

/** Three slides by their titles, with the controls that move them. */
async function expectSlides(page: Page, titles: RegExp[]) {
  const slider = main(page).locator('[aria-roledescription="carrousel"]');
  for (const [index, title] of titles.entries()) {
    await expect(slider.locator(`[aria-label="${index + 1} sur 3"] h2`)).toHaveText(title);
  }
  await expect(slider.getByRole('button', { name: /^Aller à la diapositive \d$/ })).toHaveCount(3);
}

/** Cards as found by their link: the list item around it. */
const cardsOf = (page: Page, link: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(link, { exact: true }) });

test('the site has the pages of the specification, under its addresses', () => {
  // The centre may have pages of its own beside them.
  const numbered = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `/${folder}/${index + 1}`);
  expect(allRoutes).toEqual(
    expect.arrayContaining([
      ...['/', '/about', '/services', '/doctors', '/contact', '/appoitment', '/blog'],
      ...['/privacy', '/terms', '/cookies'],
      ...numbered('ServiceDetails', 6),
      ...numbered('blogDetails', 5),
    ]),
  );
});

test('the home page presents the centre: slides, services, questions and testimonials', async () => {
  const page = await open('/');
  await expectSlides(page, [
    /sur mesure/,
    /professionnels certifiés/,
    /sérénité.*(maison|domicile)/,
  ]);
  await expect(cardsOf(page, 'Découvrir ce service')).toHaveCount(5);
  await expect(main(page).getByRole('link', { name: 'Voir tous nos services' })).toHaveAttribute(
    'href',
    '/services',
  );
  const cta = main(page).locator('section[aria-labelledby="cta"]');
  await expect(cta.locator('a[href="/contact"]')).toHaveCount(1);
  await expect(cta.locator('a[href^="tel:"]')).toHaveCount(1);
  const faq = main(page).locator('#faq');
  await expect(faq.locator('details[open]')).toHaveCount(0);
  await expect(faq.locator('summary')).toHaveText([
    /Qu’est-ce que/,
    /Qui peut en bénéficier/,
    /principaux services/,
    /contacter/,
  ]);
  const contact = faq.locator('details').last();
  expect(new Set(await hrefs(contact.locator('a[href^="tel:"]'))).size).toBe(3);
  await expect(main(page).locator('#temoignages figcaption')).toHaveText([
    /\S+.*Bénéficiaire$/,
    /\S+.*Patiente?$/,
    /\S+.*Aidante? familiale?$/,
  ]);
});

test('a service says what it comprises, what it costs and how to ask for it', async () => {
  const page = await open('/services');
  await expect(cardsOf(page, 'En savoir plus')).toHaveCount(6);
  await expect(main(page).locator('#faq details')).toHaveCount(4);

  await open('/ServiceDetails/2');
  await expect(page.locator('h1')).toHaveText('Soins médicaux à domicile');
  await expect(page.locator('h1 + p')).not.toBeEmpty();
  const quote = main(page).getByRole('link', { name: 'Demander un devis' });
  await expect(quote).toHaveAttribute('href', '/contact?service=2&demande=devis#formulaire');
  await expect(main(page).getByRole('link', { name: 'Nous appeler' })).toHaveAttribute(
    'href',
    E164,
  );
  const part = (name: string) => main(page).getByRole('region', { name });
  expect(await part('Ce service comprend').getByRole('listitem').count()).toBeGreaterThan(3);
  await expect(part('Nos tarifs').locator('dt')).toHaveCount(3);
  await expect(part('Nos tarifs')).toContainText(/indicatifs.*évaluation/);
  const facts = part('Informations pratiques').getByRole('listitem');
  await expect(facts).toContainText([
    /Zone.*Yaoundé/,
    /Disponibilité.*7\sjours\ssur\s7.*7\sh.*22\sh/,
    /Engagement.*Sans\sengagement.*flexible/,
  ]);
  const share = part('Partager ce service');
  await expect(share.locator('a[href*="facebook.com/sharer"]')).toHaveCount(1);
  await expect(share.locator('a[href^="https://wa.me/?text="]')).toHaveCount(1);
  await expect(share.getByRole('button')).toHaveText(['Instagram', 'Copier le lien']);
  const others = await hrefs(part('Autres services').locator('a'));
  expect(others).toEqual([1, 3, 4, 5, 6].map((id) => `/ServiceDetails/${id}`));
});

test('an article can be read, dated, shared and followed by two others', async () => {
  const page = await open('/blog');
  await expectSlides(page, [/accompagnement humain/i, /confort/, /présence rassurante.*hôpital/]);
  const cards = cardsOf(page, 'Lire l’article');
  const articles = [1, 2, 3, 4, 5].map((id) => `/blogDetails/${id}`);
  expect(await hrefs(cards.locator('a'))).toEqual(articles);
  await expect(cards.locator('time').first()).toHaveText(/^15\sMai\s2024$/);

  await open('/blogDetails/1');
  const article = main(page).getByRole('article');
  await expect(article.locator('header')).toContainText('Accompagnement');
  // Date and author share a line: what follows the date is a name.
  await expect(article.locator('header p').last()).toHaveText(/\s2024\s*\p{L}{2,}.+/u);
  await expect(article.getByText('En bref', { exact: true })).toHaveCount(1);
  await expect(article.getByRole('region', { name: 'Quand consulter' })).toBeVisible();
  const foot = article.locator('footer');
  await expect(foot.getByRole('button', { name: 'Partager cet article' })).toBeVisible();
  await expect(foot.locator('ul').first().getByRole('listitem')).toHaveText([
    'Accompagnement',
    /Santé/,
  ]);
  // In the order in which the article lists them.
  const related = await hrefs(main(page).locator('section li a[href^="/blogDetails/"]'));
  expect(related).toEqual(['/blogDetails/5', '/blogDetails/2']);
});

test('the team page presents four doctors, each reached on three networks', async () => {
  const page = await open('/doctors');
  const cards = main(page)
    .locator('li')
    .filter({ has: page.locator('h2') });
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card.locator('dt')).toHaveText(['Expérience', 'Formation']);
    expect(await hrefs(card.locator('a'))).toEqual([
      expect.stringMatching(/^https:\/\/www\.facebook\.com\/./),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      expect.stringMatching(/^https:\/\/www\.instagram\.com\/./),
    ]);
  }
});

test('the footer gives the services, every contact, the hours and the legal pages', async () => {
  const page = await open('/terms');
  const footer = page.getByRole('contentinfo');
  const list = footer.getByRole('navigation', { name: 'Nos services à domicile' });
  await expect(list.getByRole('listitem')).toHaveCount(7);
  const useful = footer.getByRole('navigation', { name: 'Liens utiles' });
  await expect(useful.locator('a[href="/about#temoignages"]')).toHaveText('Témoignages');
  await expect(useful.locator('a[href="/services#faq"]')).toHaveText(/FAQ/);
  const contact = footer.locator('address');
  expect(new Set(await hrefs(contact.locator('a[href^="tel:"]'))).size).toBe(3);
  await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(contact).toContainText(/Lundi\sau\svendredi\s8\sh\s–\s20\sh/);
  await expect(contact).toContainText(/Urgences\s24\sh\/24/);
  for (const legal of ['/privacy', '/terms', '/cookies', '/accessibilite']) {
    await expect(footer.locator(`a[href="${legal}"]`)).toHaveCount(1);
  }
});

test('no picture stands twice on a page', () => {
  for (const { route, html } of exportedPages()) {
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const sources = [...main.matchAll(/<img\b[^>]* src="([^"]*)"/g)].map(([, source]) => source);
    expect(sources, route).toEqual([...new Set(sources)]);
  }
});

test('what an urgency is for the centre stands wherever the hours name one', () => {
  for (const { route, html } of exportedPages()) {
    const said = linesOf(html).join('\n');
    const names = /24\sh\/24|24\/7|urgences uniquement/i.test(said);
    if (names) expect(said, route).toContain(site.urgentCare);
  }
});
