import { expect, type Locator, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { site } from '@/lib/content/generated/site';
import { AREA_ANSWERS, splitNames, neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { routes } from '@/lib/routing/routes';
import { phoneHref } from '@/lib/text/format';
import { onlyParams, normaliseSpaces, STILL_PHONE, stored, test } from '@/e2e/support/form';
import { announcements, goto, holdScripts, tap, type } from '@/e2e/support/page';

/** Whether the centre serves a neighbourhood. neighbourhoodIn.test.ts tests its spellings. */

test.use(STILL_PHONE);
const known = AREA_ANSWERS.flatMap((answer) => {
  const [name] = area[answer].neighbourhoods.flatMap(splitNames);
  return name ? [{ answer, name }] : [];
});
const [neighbourhood = { name: '', answer: 'covered' as const }] = known;
const UNKNOWN = 'Quartier de la Lune';

test.skip(known.length === 0, 'no neighbourhood is confirmed');

const field = (page: Page) =>
  page.locator('form').locator('[name="neighbourhood"], [name="visitPlace"]');
const answered = (page: Page) =>
  announcements(field(page).locator('xpath=..')).filter({ hasText: /\S/ });

const expectAnswer = (place: Locator, text = '') =>
  expect
    .poll(async () => normaliseSpaces(await place.textContent()))
    .toContain(normaliseSpaces(text));

async function expectChannels(page: Page, name: string) {
  const channels = answered(page);
  await expect(channels.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
  const chat = await channels.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(normaliseSpaces(new URL(chat ?? '').searchParams.get('text'))).toContain(name);
}

test('answers each neighbourhood, and sends it along', async ({ page, form, sends }) => {
  const release = await holdScripts(page);
  await page.goto(routes.neighbourhoods);
  await type(field(page), UNKNOWN);
  release();
  await expect(field(page)).toHaveAccessibleDescription('Tapez les premières lettres');
  await expectAnswer(answered(page), area.unknown);
  await expectChannels(page, UNKNOWN);
  const options = page.locator(`datalist[id="${await field(page).getAttribute('list')}"] option`);
  await expect(options).toHaveCount(neighbourhoodNames(area).length);
  // A later answer replaces the stored one, after a reload too.
  await expect.poll(() => stored(page)).toContain(UNKNOWN);
  await goto(page, routes.neighbourhoods);
  for (const { answer, name } of known.toReversed()) {
    await type(field(page), name);
    await expectAnswer(answered(page), `${name} : `);
    await expectAnswer(answered(page), area[answer].text);
  }
  await test.step('the form and its message include it', async () => {
    await form.openFromFooter();
    await expect(field(page)).toHaveValue(neighbourhood.name);
    await expectAnswer(answered(page), `${neighbourhood.name} : `);
    await form.fill();
    await tap(form.submit);
    await expect(form.sent).toBeVisible();
    expect(onlyParams(sends).message).toContain(`\n\nQuartier : ${neighbourhood.name}`);
  });
  await test.step('the English page answers in English', async () => {
    await goto(page, routes.english);
    await type(field(page), neighbourhood.name);
    await expectAnswer(answered(page), area[neighbourhood.answer].en?.text);
    await type(field(page), UNKNOWN);
    await expectAnswer(answered(page), area.en?.unknown);
  });
});
