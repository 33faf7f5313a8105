// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { hrefs, main, open } from './reading';

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
