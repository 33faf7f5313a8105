import { expect, test, type Locator, type Page } from 'playwright/test';
import { wake } from '../support';

// Every count and text below is the specification's (sections 2, 5 and 9) or a decision's, never
// read from `content/`: a content that strays fails here.

const E164 = /^tel:\+[1-9]\d{7,14}$/;

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

const serviceTypes = [
  'Consultation générale',
  'Suivi de grossesse',
  'Gestion de médication',
  'Soins spécialisés',
  'Autre',
];

const open = (page: Page, route: string) => page.goto(route, { waitUntil: 'domcontentloaded' });

const hrefs = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

/** The same pattern, whether its spaces may break or not. */
const spaced = (pattern: RegExp) =>
  new RegExp(pattern.source.replaceAll(' ', '\\s'), pattern.flags);

const main = (page: Page) => page.getByRole('main');

/** A price as it must be printed: no space in it may break, and «à» and «par» may. */
const printed = (price: string) => price.replace(/(\d) (?=\d|FCFA)/g, '$1\u00a0');

/** Words of a text as a reader counts them. */
const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

async function expectSlides(page: Page, titles: RegExp[]) {
  const slider = main(page).locator('[aria-roledescription="carrousel"]');
  await expect(slider).toHaveCount(1);
  const slides = slider.locator('[aria-roledescription="diapositive"]');
  await expect(slides).toHaveCount(3);
  for (const [index, title] of titles.entries()) {
    // Named by their place: a looping slider may keep them in another order.
    const slide = slider.locator(`[aria-label="${index + 1} sur 3"]`);
    await expect(slide.locator('h2')).toHaveText(title);
    await expect(slide.locator('p')).not.toBeEmpty();
    await expect(slide.locator('img')).toHaveAttribute('alt', /\S/);
  }
  await expect(slider.getByRole('button', { name: 'Diapositive précédente' })).toBeVisible();
  await expect(slider.getByRole('button', { name: 'Diapositive suivante' })).toBeVisible();
  await expect(slider.getByRole('button', { name: /^Aller à la diapositive \d$/ })).toHaveCount(3);
  return slides;
}

/** Cards as found by their link: the list item around it. */
const cardsOf = (page: Page, link: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(link, { exact: true }) });

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

test('the services page shows six cards with the numbers 1, 2, 2, 3, 4 and 6', async ({ page }) => {
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
  test(`service ${id} says what it comprises, what it costs and how to ask for it`, async ({
    page,
  }) => {
    await open(page, `/ServiceDetails/${id}`);
    const content = main(page);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(content.locator('h1 + p')).not.toBeEmpty();
    await expect(content.locator('img').first()).toHaveAttribute('alt', /\S/);

    await expect(content.getByRole('link', { name: 'Nous appeler' })).toHaveAttribute('href', E164);
    await expect(content.getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
      'href',
      `/contact?service=${id}`,
    );
    await expect(content.getByRole('link', { name: /^Retour/ })).toHaveAttribute(
      'href',
      '/services',
    );

    const comprises = content.getByRole('region', { name: 'Ce service comprend' });
    expect(await comprises.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);

    const costs = content.getByRole('region', { name: 'Nos tarifs' });
    await expect(costs.locator('dt')).toHaveText(prices.map(([option]) => spaced(option)));
    expect(await costs.locator('dd').allTextContents()).toEqual(
      prices.map(([, price]) => printed(price)),
    );
    await expect(costs).toContainText(/indicatifs.*évaluation/);

    const practical = content.getByRole('region', { name: 'Informations pratiques' });
    await expect(practical.getByRole('listitem')).toHaveText([
      /Zone.*Yaoundé/,
      spaced(/Disponibilité.*7 jours sur 7.*7 h.*22 h/),
      /Engagement.*Sans engagement.*flexible/,
    ]);

    const share = content.getByRole('region', { name: 'Partager ce service' });
    await expect(share.locator('a[href*="facebook.com/sharer"]')).toHaveCount(1);
    await expect(share.locator('a[href^="https://wa.me/?text="]')).toHaveCount(1);
    await expect(share.getByRole('button', { name: 'Instagram' })).toBeVisible();
    await expect(share.getByRole('button', { name: 'Copier le lien' })).toBeVisible();

    // The long description is what stands between the way back and the share strip.
    const words = await content
      .locator('h2')
      .first()
      .evaluate((heading) => (heading.parentElement as HTMLElement).innerText);
    expect(countWords(words)).toBeGreaterThanOrEqual(150);
    expect(countWords(words)).toBeLessThanOrEqual(300);

    const others = content.getByRole('region', { name: 'Autres services' });
    expect(await hrefs(others.locator('a'))).toEqual(
      [1, 2, 3, 4, 5, 6].filter((other) => other !== id).map((other) => `/ServiceDetails/${other}`),
    );
  });
}

test('the team page presents four doctors, each reached on three networks', async ({ page }) => {
  await open(page, '/doctors');
  await expect(page.locator('h1')).toHaveText('Notre Équipe Médicale');
  const cards = main(page)
    .locator('li')
    .filter({ has: page.locator('h2') });
  await expect(cards).toHaveCount(4);
  await expect(cards.locator('h2 + p')).toHaveText([
    'Cardiologue',
    'Médecin généraliste',
    /^Chirurgien(ne)?-dentiste$/,
    'Pédiatre',
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator('h2')).not.toBeEmpty();
    await expect(card.locator('img')).toHaveAttribute('alt', /\S/);
    await expect(card.locator('dt')).toHaveText(['Expérience', 'Formation']);
    await expect(card.locator('dd')).toHaveText([/\S/, /\S/]);
    expect(await hrefs(card.locator('a'))).toEqual([
      expect.stringMatching(/^https:\/\/www\.facebook\.com\/./),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      expect.stringMatching(/^https:\/\/www\.instagram\.com\/./),
    ]);
  }
  await expect(main(page).getByRole('link', { name: 'Consulter un spécialiste' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

/** The appointment form, the same on both of its pages. */
async function expectForm(page: Page) {
  const form = main(page)
    .locator('form')
    .filter({ has: page.locator('[name="serviceType"]') });
  await expect(form).toHaveCount(1);

  const choice = form.getByLabel('Type de service');
  await expect(choice).toHaveValue('');
  await expect(choice.locator('option')).toHaveText(['Type de service', ...serviceTypes]);
  await expect(choice.locator('option').first()).toHaveAttribute('value', '');

  const email = form.locator('[name="email"]');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(form.locator('[name="appointmentDate"]')).toHaveAttribute('type', 'date');
  await expect(form.locator('[name="appointmentTime"]')).toHaveAttribute('type', 'time');
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Douala' }).format(),
  );
  await expect(form.locator('[name="appointmentDate"]')).toHaveAttribute('min', today);
  await expect(form.locator('textarea[name="message"]')).toHaveAttribute('rows', '4');
  const required = form.locator('[required], [aria-required="true"]');
  const names = await required.evaluateAll((fields) =>
    fields.map((field) => field.getAttribute('name')),
  );
  expect(names.sort()).toEqual([
    'appointmentDate',
    'appointmentTime',
    'email',
    'fullName',
    'serviceType',
  ]);
  await expect(form.locator('[name="phone"]')).toHaveCount(1);
  for (const field of await form.locator('input:visible, select, textarea').all()) {
    const labels = await field.evaluate(
      (element) => (element as HTMLInputElement).labels?.length ?? 0,
    );
    expect(labels, `labels of ${await field.getAttribute('name')}`).toBe(1);
  }
  await expect(form.locator('button[type="submit"]')).toBeEnabled();
  // Whoever sends is told first what becomes of the answers.
  await expect(form.locator('a[href="/privacy"]')).toHaveCount(1);
}

test('the appointment page offers the form, the opening hours and a quick contact', async ({
  page,
}) => {
  await open(page, '/appoitment');
  await expect(page.locator('h1')).toHaveText('Prenez Rendez-vous');
  await expect(page.locator('h1 + p')).toContainText('Aide à la Vie');
  await expectForm(page);

  const aside = main(page).getByRole('complementary');
  await expect(aside.locator('dl')).toHaveCount(1);
  await expect(aside.locator('dt')).toHaveText(['Lundi au vendredi', 'Samedi', 'Dimanche']);
  await expect(aside.locator('dd')).toHaveText(['8 h – 18 h', '9 h – 14 h', /^urgences/i]);
  await expect(aside.locator('a[href^="tel:"]')).toHaveAttribute('href', E164);
  await expect(aside.locator('a[href^="mailto:"]')).toHaveCount(1);
});

test('the contact page lists every way to the centre and carries the form', async ({ page }) => {
  await open(page, '/contact');
  const content = main(page);

  const phones = content.getByRole('region', { name: /téléphone/ }).locator('a[href^="tel:"]');
  const numbers = await hrefs(phones);
  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) expect(number).toMatch(E164);
  const whatsapp = content.getByRole('region', { name: /WhatsApp/ });
  await expect(whatsapp.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  const mail = content.getByRole('region', { name: /e-mail/ });
  await expect(mail.getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+$/);

  const place = content.getByRole('region', { name: 'Venir au centre' });
  await expect(place.locator('address')).toContainText('Yaoundé');
  await expect(place.locator('blockquote')).toHaveText(/carrefour/);
  await expect(place.getByRole('button', { name: 'Copier l’adresse' })).toBeVisible();
  await expect(place.getByRole('link', { name: /carte/ })).toHaveAttribute('href', /^https:/);
  // A link, not an embed: a map would call another site.
  await expect(page.locator('iframe')).toHaveCount(0);

  const hours = content.getByRole('region', { name: 'Nos horaires' });
  await expect(hours.getByRole('heading', { level: 3 })).toHaveText([
    'Consultations au centre',
    'Accueil téléphonique',
    'Soins à domicile',
  ]);
  await expect(hours.locator('dl')).toHaveText([
    spaced(/Lundi au vendredi ?8 h – 18 h ?Samedi ?9 h – 14 h ?Dimanche ?urgences/i),
    spaced(/Lundi au vendredi ?8 h – 20 h ?Urgences ?24 h\/24/),
    spaced(/7 jours sur 7 ?7 h – 22 h/),
  ]);
  await expect(content.getByRole('heading', { name: /urgence/ })).toBeVisible();
  await expectForm(page);
});

const articles = [
  { id: 1, date: '15 Mai 2024' },
  { id: 2, date: spaced(/^\d{1,2} Mai 2024$/) },
  { id: 3, date: spaced(/^(?:1er|\d{1,2}) (?:Avril|Mai) 2024$/) },
  { id: 4, date: spaced(/^(?:1er|\d{1,2}) Avril 2024$/) },
  { id: 5, date: '28 Mars 2024' },
];

const categories = ['Accompagnement', 'Domicile', 'Santé', 'Alimentation', 'Bien-être'];

test('the blog lists five articles, its slides, its four helps and the way to the team', async ({
  page,
}) => {
  await open(page, '/blog');
  await expectSlides(page, [/accompagnement humain/i, /confort/, /présence rassurante.*hôpital/]);

  const cards = cardsOf(page, 'Lire l’article');
  await expect(cards).toHaveCount(5);
  expect(await hrefs(cards.locator('a'))).toEqual(articles.map(({ id }) => `/blogDetails/${id}`));
  await expect(cards.locator('time')).toHaveText(articles.map(({ date }) => date));
  await expect(cards.locator('b')).toHaveText(categories);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.locator('p').last()).not.toBeEmpty();
    await expect(card.locator('img')).toHaveAttribute('alt', /\S/);
  }

  await expect(main(page).getByRole('heading', { name: /équipe/ })).toBeVisible();
  const helps = main(page).locator('section[aria-labelledby="aides"]');
  await expect(helps.getByRole('heading', { level: 3 })).toHaveText([
    /à l’hôpital/,
    /à domicile/,
    /personnes âgées/,
    /Suivi médical/,
  ]);
  await expect(main(page).getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

for (const [index, { id, date }] of articles.entries()) {
  test(`article ${id} can be read, dated, shared and followed by two others`, async ({ page }) => {
    await open(page, `/blogDetails/${id}`);
    const article = main(page).getByRole('article');
    const category = categories[index] ?? '';

    const banner = article.locator('header');
    await expect(banner.locator('p').filter({ hasText: category }).first()).toHaveText(category);
    await expect(banner.locator('img')).toHaveAttribute('alt', /\S/);
    const published = banner.locator('time').first();
    await expect(published).toHaveText(date);
    await expect(published).toHaveAttribute('datetime', /^2024-\d\d-\d\d$/);
    // Date and author share a line: what follows the date is a name.
    await expect(banner.locator('p').last()).toHaveText(/ 2024\s*\p{L}{2,}.+/u);
    await expect(article.getByRole('link', { name: /^Retour/ })).toHaveAttribute('href', '/blog');

    const foot = article.locator('footer');
    await expect(foot.locator('ul').first().getByRole('listitem')).toHaveText([category, /Santé/]);
    await expect(foot.getByRole('button', { name: 'Partager cet article' })).toBeVisible();
    const share = foot.getByRole('region', { name: 'Partager' });
    await expect(share.getByRole('link')).toHaveCount(2);
    await expect(share.getByRole('button')).toHaveCount(2);

    for (const box of ['En bref', 'Quand consulter']) {
      const title = page.getByText(box, { exact: true });
      await expect(article.locator(title)).toHaveCount(1);
      const points = article.locator('div').filter({ has: title }).last().getByRole('listitem');
      expect(await points.count(), `points of «${box}»`).toBeGreaterThanOrEqual(2);
    }
    const body = await article.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('header, footer, nav, [href="/blog"]').forEach((part) => part.remove());
      // Text of neighbouring blocks must not run together.
      copy.querySelectorAll('*').forEach((part) => part.after(' '));
      return copy.textContent;
    });
    expect(countWords(body)).toBeGreaterThanOrEqual(600);
    expect(countWords(body)).toBeLessThanOrEqual(1000);
    expect(await article.locator('h2').count()).toBeGreaterThanOrEqual(3);

    const related = await hrefs(main(page).locator('section li a[href^="/blogDetails/"]'));
    expect(new Set(related).size).toBe(2);
    expect(related).toHaveLength(2);
    expect(related).not.toContain(`/blogDetails/${id}`);
    // In the order in which the article lists them.
    if (id === 1) expect(related).toEqual(['/blogDetails/5', '/blogDetails/2']);
  });
}

test('the footer gives the services, every contact, the hours and the legal pages', async ({
  page,
}) => {
  await open(page, '/terms');
  const footer = page.getByRole('contentinfo');

  await expect(footer.getByText('Aide à la Vie', { exact: true })).toBeVisible();
  const list = footer.getByRole('navigation', { name: 'Nos services à domicile' });
  await expect(list.getByRole('listitem')).toHaveText([
    /hygiène/,
    /repas.*nutrition/,
    /Accompagnement médical/,
    /Mobilité.*transferts/,
    /Soutien psychologique/,
    /jour.*nuit/,
    /Courses/,
  ]);
  const useful = footer.getByRole('navigation', { name: 'Liens utiles' });
  await expect(useful.getByRole('link', { name: 'Témoignages' })).toHaveAttribute(
    'href',
    '/about#temoignages',
  );
  await expect(useful.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/services#faq');

  const contact = footer.locator('address');
  await expect(contact).toContainText('Yaoundé');
  const numbers = await hrefs(contact.locator('a[href^="tel:"]'));
  expect(new Set(numbers).size).toBe(3);
  expect(numbers).toHaveLength(3);
  await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(contact).toContainText(spaced(/Lundi au vendredi 8 h – 20 h/));
  await expect(contact).toContainText(spaced(/Urgences 24 h\/24/));

  for (const legal of ['/privacy', '/terms', '/cookies', '/accessibilite']) {
    await expect(footer.locator(`a[href="${legal}"]`)).toHaveCount(1);
  }
});

test('the footer says the visitor’s year, however long ago the site was built', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2031-03-02T10:00:00Z') });
  await page.goto('/privacy');
  await wake(page);
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toHaveText(/^© 2031 /);
});
