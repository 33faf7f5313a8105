// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';

/** A phone number as a link dials it. */
const E164 = /^tel:\+[1-9]\d{7,14}$/;

const open = { waitUntil: 'domcontentloaded' } as const;

test('the appointment page offers hours and quick contact', async ({ page }) => {
  await page.goto('/appoitment', open);
  await expect(page.locator('h1')).toHaveText('Prenez Rendez-vous');
  await expect(page.locator('h1 + p')).toContainText('Aide à la Vie');
  const aside = page.getByRole('main').getByRole('complementary');
  await expect(aside.locator('dt')).toHaveText(['Lundi au vendredi', 'Samedi', 'Dimanche']);
  await expect(aside.locator('dd')).toHaveText(['8 h – 18 h', '9 h – 14 h', /^urgences/i]);
  await expect(aside.locator('a[href^="tel:"]')).toHaveAttribute('href', E164);
  await expect(aside.locator('a[href^="mailto:"]')).toHaveCount(1);
});

test('the contact page lists every way to the centre', async ({ page }) => {
  await page.goto('/contact', open);
  const region = (name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
  const phones = await region(/téléphone/)
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href') ?? ''));
  expect(new Set(phones).size).toBe(3);
  for (const phone of phones) expect(phone).toMatch(E164);
  const linkOf = (name: RegExp) => expect(region(name).getByRole('link'));
  await linkOf(/WhatsApp/).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await linkOf(/e-mail/).toHaveAttribute('href', /^mailto:\S+@\S+$/);

  const place = region('Venir au centre');
  await expect(place.locator('address')).toContainText('Yaoundé');
  await expect(place.locator('blockquote')).toHaveText(/carrefour/);
  await expect(place.getByRole('link', { name: /carte/ })).toHaveAttribute('href', /^https:/);
  // A link, not an embed: a map would call another site.
  await expect(page.locator('iframe')).toHaveCount(0);

  const titles = ['Consultations au centre', 'Accueil téléphonique', 'Soins à domicile'];
  await expect(region('Nos horaires').getByRole('heading', { level: 3 })).toHaveText(titles);
  await expect(region('Nos horaires').locator('dl')).toHaveText([
    /Lundi au vendredi\s?8\sh\s–\s18\sh\s?Samedi\s?9\sh\s–\s14\sh\s?Dimanche\s?urgences/i,
    /Lundi au vendredi\s?8\sh\s–\s20\sh\s?Urgences\s?24\sh\/24/,
    /7\sjours sur 7\s?7\sh\s–\s22\sh/,
  ]);
  await expect(page.getByText(/^Une vie est en danger/).first()).toBeVisible();
});
