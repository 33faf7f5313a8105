import { expect, type Locator, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { services } from '@/lib/content/generated/services';
import { estimates } from '@/lib/i18n/fr';
import { estimateRoute, requestRoute, routes, serviceRoute } from '@/lib/routing/routes';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { priceOffers } from '@/lib/services/offers';
import { estimate } from '@/lib/services/prices';
import { awa, normaliseSpaces, onlyParams, STILL_PHONE, stored, test } from '@/e2e/support/form';
import { goto, selectOption, tap } from '@/e2e/support/page';

/** What a price comes to in a week and a month, for the family that decides. */

test.use(STILL_PHONE);

const offers = priceOffers(services);
const counted = offers.find(({ line }) => line.unit && line.amount);
test.skip(!counted, 'no price is counted');
const { anchor, service, line } = counted!;
const another = offers.find(({ line }) => line.unit === 'day') ?? offers.at(-1)!;
const TIMES = 4;
const OTHER_TIMES = 2;
const requestType = services.find(({ id }) => id === service.id)?.requestType;
const [neighbourhood] = neighbourhoodNames(area);

const option = (page: Page) => page.locator(`details:has([id="${anchor}"])`);

async function expectEstimate(price: Locator, times: number) {
  const { week, month } = estimate(line, times);
  await expect(price.locator('[aria-live]')).toContainText(
    `${week} par semaine${month} par mois${neighbourhood ?? ''}`,
  );
}

test('an estimate is chosen, sent to family, and asked for', async ({ page, form, sends }) => {
  const price = option(page);
  await goto(page, routes.prices);
  await tap(price.locator('summary'));
  const often = price.getByRole('combobox').first();
  await often.selectOption(String(TIMES));
  if (neighbourhood) await price.getByRole('combobox').last().selectOption(neighbourhood);
  await expectEstimate(price, TIMES);
  const message = await price.getByRole('link', { name: estimates.send }).getAttribute('href');
  const text = new URL(message ?? '').searchParams.get('text') ?? '';
  const { month } = estimate(line, TIMES);
  expect(normaliseSpaces(text)).toContain(normaliseSpaces(`${month} par mois`));
  await test.step('the family opens the same estimate', async () => {
    await goto(page, routes.home);
    await page.goto(text.slice(text.indexOf('http')));
    await expectEstimate(price, TIMES);
    const heading = price.locator('summary');
    await expect(heading, 'says for what').toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
    // Her own form keeps what she wrote there.
    expect(await stored(page)).toBe('{}');
  });
  await test.step('another price starts at one, in the same neighbourhood', async () => {
    const other = page.locator('details[name]', { has: page.locator(`[id="${another.anchor}"]`) });
    await tap(other.locator('summary'));
    await expect(other.getByRole('combobox').first()).toHaveValue('0');
    if (neighbourhood) await expect(other.getByRole('combobox').last()).toHaveValue(neighbourhood);
    await tap(price.locator('summary'));
    await often.selectOption(String(OTHER_TIMES));
  });
  await test.step('the form has it; what was written stays', async () => {
    await tap(price.getByRole('link', { name: estimates.ask }));
    await expect(page).toHaveURL(requestRoute(service.id));
    await expect(form.root).toContainText(/Estimation\s: .* par mois, à confirmer\./);
    await expect(form.visitPlace).toHaveValue(neighbourhood ?? '');
    await form.message.fill('Après 17 h.');
    await page.goBack();
    await expectEstimate(price, OTHER_TIMES);
    await often.selectOption('0');
    await tap(price.getByRole('link', { name: estimates.ask }));
    await expect(page).toHaveURL(requestRoute(service.id));
    await expect(form.root).toContainText(/Estimation\s: [^:]*: [^:]*, à confirmer\./);
    await expect(form.root).not.toContainText('par mois, à confirmer');
    await expect(form.message).toHaveValue('Après 17 h.');
  });
  await test.step('it leaves with the request, once', async () => {
    await form.fill({ ...awa, serviceType: requestType! });
    await tap(form.submit);
    await expect(form.sent).toBeVisible();
    const sent = normaliseSpaces(onlyParams(sends).message).match(/^Estimation : .*$/gm);
    expect(sent).toEqual([expect.stringContaining(line.option)]);
    await tap(form.newRequest);
    await expect(form.root).toBeVisible();
    await page.reload();
    await form.ready();
    await expect(form.root).not.toContainText('Estimation');
  });
});

test('an estimate ends with another need, or by a tap', async ({ page, form }) => {
  const chosen = { anchor, perWeek: TIMES, neighbourhood: '' };
  const address = estimateRoute(service.id, chosen, 'fr');
  const remove = page.getByRole('button', { name: 'Retirer cette estimation' });
  const gone = async () => {
    await expect(remove).toHaveCount(0);
    await form.open(routes.contact);
    await expect(remove).toHaveCount(0);
  };
  await form.open(address);
  await expect(remove).toBeVisible();
  await form.open(requestRoute(services.find(({ id }) => id !== service.id)!.id));
  await gone();
  await form.open(address);
  await selectOption(form.serviceType, 'Suivi de grossesse');
  await gone();
  await test.step('in English, too; odd addresses ask for nothing', async () => {
    const english = estimateRoute(service.id, chosen, 'en');
    await goto(page, english);
    await expect(form.root).toContainText(/Estimate: .* a month, to be confirmed\./);
    await tap(page.getByRole('button', { name: 'Remove this estimate' }));
    await goto(page, english.replace(anchor, 'prix-0-ancien'));
    await expect(form.root).not.toContainText('Estimate');
  });
  await test.step('a renamed price says so', async () => {
    await goto(page, `${routes.prices}#prix-0-ancien`);
    await expect(page.getByText(estimates.gone.slice(0, 20))).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a price opens to examples, and leads to the form', async ({ page }) => {
    await page.goto(serviceRoute(service.id));
    await tap(page.getByRole('link', { name: 'Combien par mois ?' }));
    await expect(option(page).getByRole('listitem').first()).toContainText('1 ');
    await tap(option(page).getByRole('listitem').last().getByRole('link'));
    await expect(page).toHaveURL(`${requestRoute(service.id)}&prix=${anchor}&fois=5`);
  });
});
