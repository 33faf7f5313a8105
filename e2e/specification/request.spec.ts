// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { E164, hrefs, main, open, spaced } from './reading';

test('the appointment page offers the opening hours and a quick contact', async ({ page }) => {
  await open(page, '/appoitment');
  await expect(page.locator('h1')).toHaveText('Prenez Rendez-vous');
  await expect(page.locator('h1 + p')).toContainText('Aide à la Vie');

  const aside = main(page).getByRole('complementary');
  await expect(aside.locator('dl')).toHaveCount(1);
  await expect(aside.locator('dt')).toHaveText(['Lundi au vendredi', 'Samedi', 'Dimanche']);
  await expect(aside.locator('dd')).toHaveText(['8 h – 18 h', '9 h – 14 h', /^urgences/i]);
  await expect(aside.locator('a[href^="tel:"]')).toHaveAttribute('href', E164);
  await expect(aside.locator('a[href^="mailto:"]')).toHaveCount(1);
});

test('the contact page lists every way to the centre', async ({ page }) => {
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
  await expect(content.getByText(/^Une vie est en danger/).first()).toBeVisible();
});
