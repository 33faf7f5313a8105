import { expect, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { services } from '@/lib/content/generated/services';
import { estimates } from '@/lib/i18n/fr';
import { routes, serviceRoute } from '@/lib/routing/routes';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { priceOffers } from '@/lib/services/offers';
import { estimate } from '@/lib/services/prices';
import { normaliseSpaces, STILL_PHONE, test } from '@/e2e/support/form';
import { goto, tap } from '@/e2e/support/page';

/** What a price comes to in a week and a month, for the family that decides. */

test.use(STILL_PHONE);

const offers = priceOffers(services);
const counted = offers.find(({ line }) => line.unit && line.amount);
test.skip(!counted, 'no price is counted');
const { anchor, service, line } = counted!;
const another = offers.find(({ line }) => line.unit === 'day') ?? offers.at(-1)!;
const TIMES = 4;
const { week = '', month = '' } = estimate(line, TIMES);
const [neighbourhood] = neighbourhoodNames(area);

const option = (page: Page) => page.locator(`details:has([id="${anchor}"])`);

const expectEstimate = (page: Page) =>
  expect
    .poll(async () => normaliseSpaces(await option(page).locator('[aria-live]').textContent()))
    .toContain(normaliseSpaces(`${week} par semaine${month} par mois${neighbourhood ?? ''}`));

test('an estimate is chosen, sent to family, and asked for', async ({ page, form }) => {
  await goto(page, routes.prices);
  await tap(option(page).locator('summary'));
  await expect(option(page).getByRole('combobox').first()).toBeVisible();
  const [often, where] = await option(page).getByRole('combobox').all();
  await often!.selectOption(String(TIMES));
  if (neighbourhood) await where!.selectOption(neighbourhood);
  await expectEstimate(page);
  const message = await option(page)
    .getByRole('link', { name: estimates.send })
    .getAttribute('href');
  const text = new URL(message ?? '').searchParams.get('text') ?? '';
  expect(normaliseSpaces(text)).toContain(normaliseSpaces(`${month} par mois`));
  await test.step('the family opens the same estimate', async () => {
    await goto(page, routes.home);
    await page.goto(text.slice(text.indexOf('http')));
    await expectEstimate(page);
  });
  await test.step('another price starts at one, in the same neighbourhood', async () => {
    const other = page.locator('details[name]', { has: page.locator(`[id="${another.anchor}"]`) });
    await tap(other.locator('summary'));
    const [count, place] = [
      other.getByRole('combobox').first(),
      other.getByRole('combobox').last(),
    ];
    await expect(count).toHaveValue('0');
    // A week has seven days.
    if (another.line.unit === 'day') await expect(count.locator('option')).toHaveCount(8);
    if (neighbourhood) await expect(place).toHaveValue(neighbourhood);
    await tap(option(page).locator('summary'));
    await option(page).getByRole('combobox').first().selectOption(String(TIMES));
  });
  await test.step('the form has it; what was written stays', async () => {
    await tap(option(page).getByRole('link', { name: estimates.ask }));
    await expect(form.message).toHaveValue(/par mois, à confirmer/);
    if (neighbourhood)
      await expect(page.locator('form [name="visitPlace"]')).toHaveValue(neighbourhood);
    await form.message.fill(`Après 17 h.\n\n${await form.message.inputValue()}`);
    await page.goBack();
    await expectEstimate(page);
    await option(page).getByRole('combobox').first().selectOption('0');
    await tap(option(page).getByRole('link', { name: estimates.ask }));
    await expect(form.message).toHaveValue(/^Après 17 h\.\n\n[^]*à confirmer\.$/);
    await expect(form.message).not.toHaveValue(/par mois/);
  });
});

test('a renamed price says so', async ({ page }) => {
  await goto(page, `${routes.prices}#prix-0-ancien`);
  await expect(page.getByText(estimates.gone.slice(0, 20))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a price opens to examples, and leads to the form', async ({ page }) => {
    await page.goto(serviceRoute(service.id));
    await tap(page.getByRole('link', { name: 'Combien par mois ?' }));
    await expect(option(page).getByRole('listitem').first()).toContainText('1 ');
    await expect(option(page).getByRole('link', { name: estimates.ask })).toBeVisible();
  });
});
