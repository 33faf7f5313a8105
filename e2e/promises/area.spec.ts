import { expect, test, type Locator, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import { AREA_ANSWERS, namesIn, quarterNames, type AreaAnswer } from '@/lib/area/quarters';
import { routes } from '@/lib/routes';
import { awa, fill, makeGate, onlyParams, open, plain, stored, watchSends } from '../form';
import { receive } from '../guests';
import { announcements, press, routeScripts, TOUCH_PHONE, whenAlive, write } from '../support';

/**
 * «Do you come to where we live?», asked wherever prices are read and help is asked for. Before the
 * owner has confirmed a quartier, the form asks for it and nothing is answered.
 */

test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** One quartier of each answer that has any. */
const known = AREA_ANSWERS.flatMap((answer) => {
  const [name] = area[answer].quarters.flatMap(namesIn);
  return name ? [{ answer, name }] : [];
});
const isConfirmed = known.length > 0;
const UNKNOWN = 'Quartier de la Lune';

const FORMS = [routes.appointment, routes.contact];
const PAGES = [routes.prices, ...FORMS];

const field = (page: Page) => page.locator('form [name="quarter"]');
/** What is said of the quartier, beside its field. */
const answered = (page: Page) =>
  announcements(field(page).locator('xpath=..')).filter({ hasText: /\S/ });

/** What is answered of a quartier, as it is read. */
const words = (name: string, answer: AreaAnswer) => {
  const { title, text } = area[answer];
  return `${name} : ${title.charAt(0).toLowerCase()}${title.slice(1)}. ${text}`;
};

const saying = (place: Locator, text: string) =>
  place.filter({
    hasText: new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')),
  });

async function expectAnswer(page: Page, name: string, answer: AreaAnswer) {
  await expect(saying(answered(page), words(name, answer))).toBeVisible();
}

/** The ways to somebody who knows, beside the field. */
async function expectWays(page: Page, name: string) {
  const ways = answered(page);
  await expect(ways.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
  const chat = ways.getByRole('link', { name: 'WhatsApp' });
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(plain(searchParams.get('text'))).toContain(name);
}

for (const path of PAGES) {
  test(`${path}: a quartier that is typed is answered at once, an unknown one by whom to ask`, async ({
    page,
  }) => {
    test.skip(!isConfirmed, 'no quartier is confirmed');
    await page.goto(path);
    await whenAlive(page);
    for (const { name, answer } of known) {
      await write(field(page), name);
      await expectAnswer(page, name, answer);
      if (answer === 'notYet') await expectWays(page, name);
      else await expect(answered(page).getByRole('link')).toHaveCount(0);
    }
    await write(field(page), UNKNOWN);
    await expect(saying(answered(page), area.unknown)).toBeVisible();
    await expectWays(page, UNKNOWN);
    await write(field(page), '');
    await expect(answered(page)).toHaveCount(0);
  });
}

test('it is known without accents, hyphens and capitals, and with a landmark beside it', async ({
  page,
}) => {
  test.skip(!isConfirmed, 'no quartier is confirmed');
  await page.goto(routes.prices);
  await whenAlive(page);
  for (const { name, answer } of known) {
    const bare = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    for (const typed of [
      bare.toLowerCase().replace(/-/g, ' '),
      bare.toUpperCase().replace(/[- ]/g, ''),
      `${bare.toLowerCase()}, derrière la chapelle`,
    ]) {
      await write(field(page), typed);
      await expectAnswer(page, name, answer);
    }
  }
});

test('the browser offers every quartier, and one that is chosen is answered', async ({ page }) => {
  test.skip(!isConfirmed, 'no quartier is confirmed');
  for (const path of PAGES) {
    await page.goto(path);
    const id = await field(page).getAttribute('list');
    const options = page.locator(`datalist[id="${id}"] option`);
    const values = await options.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(values, path).toEqual(quarterNames(area));
    // A translator changes texts, and a quartier is none.
    expect((await options.allTextContents()).join(''), path).toBe('');
    await whenAlive(page);
    // A browser that writes what was chosen tells of it as of a key.
    for (const { name, answer } of known) {
      await field(page).fill(name);
      await expectAnswer(page, name, answer);
    }
  }
});

test('behind a translator the answer comes and changes all the same', async ({ page }) => {
  test.skip(!isConfirmed, 'no quartier is confirmed');
  for (const path of [routes.prices, routes.appointment]) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await receive(page, 'Chrome’s translator');
    await whenAlive(page);
    await receive(page, 'Chrome’s translator');
    for (const { name, answer } of known) {
      await write(field(page), name.toLowerCase());
      await expectAnswer(page, name, answer);
      await receive(page, 'Chrome’s translator');
    }
    await write(field(page), UNKNOWN);
    await expect(saying(answered(page), area.unknown)).toBeVisible();
  }
});

test('what is typed before React stays, and is answered once it is there', async ({ page }) => {
  test.skip(!isConfirmed, 'no quartier is confirmed');
  const [{ name, answer } = { name: '', answer: 'served' as const }] = known;
  for (const path of PAGES) {
    const gate = makeGate();
    await routeScripts(page, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await write(field(page), name);
    await expect(answered(page)).toHaveCount(0);
    gate.open();
    await expectAnswer(page, name, answer);
    await expect(field(page)).toHaveValue(name);
    await expect(field(page)).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('where what knows the quartiers does not come, the list is named and whom to ask, and the next try is answered', async ({
  page,
}) => {
  test.skip(!isConfirmed, 'no quartier is confirmed');
  await page.clock.install();
  const [{ name, answer } = { name: '', answer: 'served' as const }] = known;
  for (const { path, fault } of [
    { path: routes.appointment, fault: 'hanging' },
    // Last: what is typed there stands in the form.
    { path: routes.prices, fault: 'refused' },
  ]) {
    await page.goto(path);
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    const gate = makeGate();
    await routeScripts(page, async (route) => {
      if (fault === 'refused') return route.abort();
      await gate.opened;
      return route.continue();
    });
    await write(field(page), name);
    if (fault === 'hanging') await page.clock.runFor(5000);
    await expect(saying(answered(page), area.unreachable)).toBeVisible();
    await expectWays(page, 'quartier');
    await expect(field(page)).toHaveValue(name);
    gate.open();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (fault === 'refused') await write(field(page), name);
    await expectAnswer(page, name, answer);
  }
});

test('a quartier that was asked about beside the prices stands in the form', async ({ page }) => {
  test.skip(!isConfirmed, 'no quartier is confirmed');
  const [{ name, answer } = { name: '', answer: 'served' as const }] = known;
  await page.goto(routes.prices);
  await whenAlive(page);
  await write(field(page), name);
  await expectAnswer(page, name, answer);
  await expect.poll(() => stored(page)).toContain(name);
  await open(page);
  await expect(field(page)).toHaveValue(name);
  await expectAnswer(page, name, answer);

  const place = `${name}, derrière la chapelle`;
  await write(field(page), place);
  await expect.poll(() => stored(page)).toContain(place);
  await page.goto(routes.prices);
  await whenAlive(page);
  await write(field(page), UNKNOWN);
  await expect(saying(answered(page), area.unknown)).toBeVisible();
  await open(page);
  await expect(field(page), 'what was written there stays').toHaveValue(place);
});

test.describe('in the form', () => {
  const [quarter = { name: UNKNOWN, answer: undefined }] = known;
  const place = `${quarter.name}, derrière la chapelle`;
  const expectSaid = async (page: Page) => {
    if (quarter.answer) await expectAnswer(page, quarter.name, quarter.answer);
    else await expect(answered(page)).toHaveCount(0);
  };

  test('it is kept as the rest is: over a reload, erased by a tap and given back by another', async ({
    page,
  }) => {
    const parts = await open(page);
    await write(field(page), place);
    await expectSaid(page);
    await expect.poll(() => stored(page)).toContain(place);
    await page.reload();
    await expect(field(page)).toHaveValue(place);
    await expectSaid(page);
    await press(parts.erase);
    await expect(field(page)).toHaveValue('');
    await expect(saying(answered(page), 'derrière la chapelle')).toHaveCount(0);
    expect(await stored(page)).not.toContain('chapelle');
    await press(page.getByRole('button', { name: 'Rétablir ma saisie' }));
    await expect(field(page)).toHaveValue(place);
    await expectSaid(page);
  });

  test('it travels by e-mail at the end of the message, and whoever sent it reads it again', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await fill(page);
    await write(field(page), place);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    const params = onlyParams(sends);
    expect(params.message).toBe(`${awa.message}\n\nQuartier : ${place}`);
    expect(Object.keys(params)).not.toContain('quarter');
    await expect(page.getByRole('definition').filter({ hasText: place })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('it travels by WhatsApp, and left empty it holds nothing up', async ({ page }) => {
    const opened: URL[] = [];
    await page.context().route(/^https:\/\/wa\.me\//, (route) => {
      opened.push(new URL(route.request().url()));
      return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
    });
    await open(page);
    await fill(page);
    for (const text of [place, '']) {
      await write(field(page), text);
      const [popup] = await Promise.all([
        page.context().waitForEvent('page'),
        press(page.getByRole('button', { name: 'Envoyer par WhatsApp' })),
      ]);
      await popup.close();
      const lines = plain(opened.at(-1)?.searchParams.get('text')).split('\n');
      expect(lines.filter((line) => line.startsWith('Quartier'))).toEqual(
        text ? [`Quartier : ${text}`] : [],
      );
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every quartier stands in a list, under its answer', async ({ page }) => {
    test.skip(!isConfirmed, 'no quartier is confirmed');
    for (const path of PAGES) {
      await page.goto(path);
      const lists = page.locator('details').filter({ hasText: area.listLabel });
      await press(lists.locator('summary'));
      for (const { answer } of known) {
        const group = lists.locator('div').filter({ hasText: area[answer].text });
        await expect(saying(group, area[answer].title)).toBeVisible();
        await expect(group.getByRole('listitem')).toHaveText(area[answer].quarters);
      }
    }
    await page.goto(routes.prices);
    // A field that answers nothing is not offered.
    await expect(field(page)).toBeHidden();
  });
});
