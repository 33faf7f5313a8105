// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { hrefs, open, spaced } from './reading';

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
