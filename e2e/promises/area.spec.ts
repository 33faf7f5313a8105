import { expect, test, type Locator, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import { AREA_ANSWERS, namesIn, quarterNames, type AreaAnswer } from '@/lib/area/quarters';
import { routes } from '@/lib/routes';
import { awa, fill, onlyParams, partsOf, plain, ready, STILL_PHONE, watchSends } from '../form';
import {
  announcements,
  holdScripts,
  press,
  pressInFoot,
  routeScripts,
  waitForHydration,
  write,
} from '../support';

/**
 * «Do you come to where we live?», asked wherever prices are read and help is asked for. Before the
 * owner has confirmed a quartier, the form asks for it and nothing is answered.
 * lib/area/quarterIn.test.ts has the ways to write one.
 */

test.use(STILL_PHONE);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** One quartier of each answer that has any. */
const known = AREA_ANSWERS.flatMap((answer) => {
  const [name] = area[answer].quarters.flatMap(namesIn);
  return name ? [{ answer, name }] : [];
});
const [quarter = { name: '', answer: 'served' as const }] = known;
const UNKNOWN = 'Quartier de la Lune';

test.skip(known.length === 0, 'no quartier is confirmed');

const field = (page: Page) => page.locator('form [name="quarter"]');
/** What is said of the quartier, beside its field. */
const answered = (page: Page) =>
  announcements(field(page).locator('xpath=..')).filter({ hasText: /\S/ });

const expectSaying = (place: Locator, text: string) =>
  expect.poll(async () => plain(await place.textContent())).toContain(plain(text));

async function expectAnswer(page: Page, { name, answer }: { name: string; answer: AreaAnswer }) {
  const { title, text } = area[answer];
  const words = `${name} : ${title.charAt(0).toLowerCase()}${title.slice(1)}. ${text}`;
  await expectSaying(answered(page), words);
}

/** The ways to somebody who knows, beside the field. */
async function expectWays(page: Page, name: string) {
  const ways = answered(page);
  await expect(ways.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
  const chat = ways.getByRole('link', { name: 'WhatsApp' });
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(plain(searchParams.get('text'))).toContain(name);
}

test('each quartier is answered at once, an unknown one too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.prices);

  await test.step('typed before React it stays, and is answered', async () => {
    await write(field(page), quarter.name);
    release();
    await expectAnswer(page, quarter);
    await expect(field(page)).toHaveValue(quarter.name);
    await expect(field(page)).toBeFocused();
  });
  await test.step('the browser offers every quartier', async () => {
    const id = await field(page).getAttribute('list');
    const options = page.locator(`datalist[id="${id}"] option`);
    const values = options.evaluateAll((all: HTMLOptionElement[]) => all.map((it) => it.value));
    expect(await values).toEqual(quarterNames(area));
  });
  await test.step('each answer, and none any more once the field is empty', async () => {
    for (const one of known) {
      await write(field(page), one.name.toLowerCase());
      await expectAnswer(page, one);
      if (one.answer === 'notYet') await expectWays(page, one.name);
    }
    await write(field(page), '');
    await expect(answered(page)).toHaveCount(0);
  });
  await write(field(page), UNKNOWN);
  await expectSaying(answered(page), area.unknown);
  await expectWays(page, UNKNOWN);
});

test('the English page answers in English', async ({ page }) => {
  await page.goto(routes.english);
  await waitForHydration(page);
  for (const { answer, name } of known) {
    await write(field(page), name);
    await expectSaying(answered(page), area[answer].en?.text ?? '');
  }
  await write(field(page), UNKNOWN);
  await expectSaying(answered(page), area.en?.unknown ?? '');
  await expectWays(page, `Hello, do you come to ${UNKNOWN}?`);
});

test('a quartier asked about stands in the form, and travels', async ({ page }) => {
  await page.clock.install();
  await page.goto(routes.prices);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await test.step('where what knows it hangs, whom to ask is said', async () => {
    await routeScripts(page, () => new Promise(() => {}));
    await write(field(page), quarter.name);
    await page.clock.runFor(5000);
    await expectSaying(answered(page), area.unreachable);
    await expectWays(page, 'quartier');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await page.reload();
  await waitForHydration(page);
  await write(field(page), quarter.name);
  await expectAnswer(page, quarter);
  await pressInFoot(page, 'Prendre rendez-vous');
  await ready(page);
  await expect(field(page)).toHaveValue(quarter.name);
  await expectAnswer(page, quarter);

  const place = `${quarter.name}, derrière la chapelle`;
  const sends = watchSends(page);
  await write(field(page), place);
  await fill(page);
  await press(partsOf(page).submit);
  await expect(partsOf(page).sent).toBeVisible();
  expect(onlyParams(sends).message).toBe(`${awa.message}\n\nQuartier : ${place}`);
});
