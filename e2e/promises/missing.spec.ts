import { expect, test, type Page } from 'playwright/test';
import { readExported } from '../exported';
import { site } from '@/lib/content/generated/site';
import { collectProblems, press, whenAlive } from '../support';

/** The title of a page of the export, as the browser's tab shows it. */
const headTitleOf = (route: string) =>
  /<title>([^<]+)</.exec(readExported(`${route}.html`))?.[1] ?? 'none';

/** Goes to an address that has no page. All that may go wrong is that the address is refused. */
async function goAstray(page: Page, address: string) {
  const problems = collectProblems(page);
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  await whenAlive(page);
  return () => expect(problems).toEqual([`404: ${page.url()}`]);
}

test('an address that leads nowhere says so and offers ways on', async ({ page }) => {
  const expectNoOtherProblem = await goAstray(page, '/nulle-part/ailleurs');
  await expect(page.getByText('NotFound', { exact: true })).toBeVisible();
  await expect(page.getByText('NotFound', { exact: true })).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);

  const main = page.getByRole('main');
  for (const [name, href] of [
    ['Accueil', '/'],
    ['Services', '/services'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(main.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+[1-9]\d{7,14}$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  expectNoOtherProblem();

  await press(main.getByRole('link', { name: 'Services', exact: true }));
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1')).toHaveText(/services/i);
});

for (const { address, title, back, list } of [
  {
    address: '/ServiceDetails/99',
    title: 'Service non trouvé',
    back: 'Retour à la liste des services',
    list: '/services',
  },
  {
    address: '/blogDetails/99',
    title: 'Article non trouvé',
    back: 'Retour au blog',
    list: '/blog',
  },
  {
    address: '/fiches/nulle-part',
    title: 'Fiche non trouvée',
    back: 'Voir toutes les fiches',
    list: '/fiches',
  },
]) {
  test(`${address} says «${title}», in its title too, and leads back to the list`, async ({
    page,
  }) => {
    const expectNoOtherProblem = await goAstray(page, address);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(`${title} — ${site.name}`);
    expectNoOtherProblem();
    await press(page.getByRole('link', { name: back }));
    await expect(page).toHaveURL(list);
    await expect(page.locator('h1')).not.toHaveText(title);
    await expect(page).toHaveTitle(headTitleOf(list));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(`${title} — ${site.name}`);
  });
}

for (const [wrong, right] of [
  ['/SERVICES', '/services'],
  ['/About/', '/about'],
  ['/about/', '/about'],
  ['/servicedetails/3?service=3', '/ServiceDetails/3?service=3'],
  ['/rendez-vous?service=3', '/appoitment?service=3'],
  ['/Equipe/', '/doctors'],
  ['/faq', '/services#faq'],
] as const) {
  test(`${wrong} leads to ${right}`, async ({ page }) => {
    await page.goto(wrong);
    await expect(page).toHaveURL(right);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('h1')).not.toHaveText(/n’existe pas|non trouvé/);
  });
}

test('a link to a page that is gone leads to the page of errors, and on from there', async ({
  page,
}) => {
  await page.goto('/cookies');
  await whenAlive(page);
  // Such a link stands in no page of ours, but in a page kept from before.
  const footer = page.getByRole('contentinfo');
  const gone = footer.locator('a[href="/terms"]');
  await gone.evaluate((element) => element.setAttribute('href', '/nulle-part'));
  await press(footer.locator('a[href="/nulle-part"]'));
  await expect(page).toHaveURL('/nulle-part');
  await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
  await press(footer.locator('a[href="/privacy"]'));
  await expect(page).toHaveURL('/privacy');
});
