import { expect, test, type Page } from 'playwright/test';
import { finder } from '@/lib/content/generated/finder';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { everyAnswer, isOffered } from '@/lib/finder';
import { phoneHref } from '@/lib/text/format';
import { routes } from '@/lib/routes';
import { fill, onlyParams, watchSends } from '../form';
import {
  addressFor,
  adviceLinks,
  ANSWERS,
  answerAll,
  choiceOf,
  chosen,
  dangerOf,
  indexOf,
  questionsOf,
  radiosOf,
} from '../finder';
import {
  announcements,
  collectProblems,
  press,
  tabTo,
  TOUCH_PHONE,
  whenAlive,
  write,
  routeScripts,
  SMOKE,
  holdScripts,
} from '../support';

/** The page that finds the right service: four questions, one advice. */

const open = async (page: Page) => {
  await page.goto(routes.finder);
  await whenAlive(page);
};

const main = (page: Page) => page.getByRole('main');

/**
 * Goes through all questions by hand, each time seeing no more than what was brought so far.
 *
 * @param isLed Whether what comes has to come into sight by itself, too.
 */
async function walkByHand(page: Page, isLed = false) {
  const questions = questionsOf(page);
  await expect(questions).toHaveCount(1);
  await expect(questions).toHaveAccessibleName(/^Question 1 sur 4/);
  await expect(adviceLinks(page)).toHaveCount(0);
  await press(dangerOf(page, 'no'));
  for (const [index, step] of (['who', 'need', 'often'] as const).entries()) {
    await expect(questions).toHaveCount(index + 2);
    await expect(questions.last()).toHaveAccessibleName(
      `Question ${index + 2} sur 4 ${finder[step].question}`,
    );
    await expect(adviceLinks(page)).toHaveCount(0);
    if (isLed) await expect(questions.last().locator('> legend')).toBeInViewport({ ratio: 1 });
    await press(choiceOf(page, index + 2, indexOf(ANSWERS, step)));
  }
  await expect(adviceLinks(page)).toHaveCount(1);
  if (isLed) await expect(adviceLinks(page)).toBeInViewport({ ratio: 1 });
  await press(adviceLinks(page));
  await expect(page).toHaveURL(addressFor(ANSWERS));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/aider/);
}

test.describe('with a finger', () => {
  test.use(TOUCH_PHONE);

  test(
    'each answer brings the next question into sight, and the last one an advice',
    SMOKE,
    async ({ page }) => {
      const problems = collectProblems(page);
      await open(page);
      await walkByHand(page, true);
      expect(problems).toEqual([]);
    },
  );

  test('answers that come before React stay, and are kept like any other', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.finder);
    await answerAll(page);
    release();
    await whenAlive(page);
    expect(await chosen(page)).toEqual(radiosOf(ANSWERS));
    await press(adviceLinks(page));
    await expect(page).toHaveURL(addressFor(ANSWERS));
    await page.goBack();
    await expect.poll(() => chosen(page)).toEqual(radiosOf(ANSWERS));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...TOUCH_PHONE });

  test('all begins afresh at a tap, and the questions lead to an advice all the same', async ({
    page,
  }) => {
    await page.goto(routes.finder);
    await answerAll(page);
    await press(page.getByRole('button', { name: 'Recommencer' }));
    await expect(questionsOf(page)).toHaveCount(1);
    expect(await chosen(page)).toEqual([]);
    await walkByHand(page);
  });
});

test.describe('where the browser knows no :has()', () => {
  // The page's policy would refuse the changed style.
  test.use({ bypassCSP: true, javaScriptEnabled: false, ...TOUCH_PHONE });

  test('as before Chrome 105 and Firefox 121, the questions lead to an advice', async ({
    page,
  }) => {
    let changed = 0;
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(':has(', ':no-such-selector(');
      if (body !== html) changed += 1;
      await route.fulfill({ response, body });
    });
    await page.goto(routes.finder);
    expect(changed, 'pages whose style has changed').toBe(1);
    await walkByHand(page);
  });
});

test('the keyboard alone goes from question to question, and on to the advice', async ({
  page,
}) => {
  await open(page);
  await tabTo(page.locator('#q1-1'));
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('#q1-3')).toBeChecked();
  for (const [index, step] of (['who', 'need', 'often'] as const).entries()) {
    const before = await page.evaluate(() => document.activeElement?.id);
    // What has come takes no focus, and is the next stop.
    expect(before).toMatch(new RegExp(`^q${index + 1}-`));
    await page.keyboard.press('Tab');
    await expect(page.locator(`#q${index + 2}-1`)).toBeFocused();
    await page.keyboard.press('Space');
    for (let choice = 1; choice < indexOf(ANSWERS, step); choice += 1) {
      await page.keyboard.press('ArrowDown');
    }
  }
  expect(await chosen(page)).toEqual(radiosOf(ANSWERS));
  await page.keyboard.press('Tab');
  await expect(adviceLinks(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressFor(ANSWERS));
});

test('whatever is answered, one advice is in sight: the one of the table', async ({ page }) => {
  test.slow();
  await open(page);
  await answerAll(page, everyAnswer(finder)[0]);
  const { keyboard } = page;
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main form li > a')]
        .filter((link) => link.getClientRects().length > 0)
        .map((link) => link.getAttribute('href')),
    );
  const seen: Record<string, (string | null)[]> = {};
  const expected: Record<string, string[]> = {};
  // An arrow goes to the next choice, and from the last one to the first.
  await tabTo(page.locator('#q2-1'));
  for (const who of finder.who.choices) {
    await keyboard.press('Tab');
    for (const need of finder.need.choices.filter((it) => isOffered(it, who.code))) {
      await keyboard.press('Tab');
      for (const often of finder.often.choices) {
        const answers = { who: who.code, need: need.code, often: often.code };
        const name = Object.values(answers).join(', ');
        seen[name] = await shown();
        expected[name] = [addressFor(answers)];
        await keyboard.press('ArrowDown');
      }
      await keyboard.press('Shift+Tab');
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowDown');
  }
  expect(Object.keys(seen)).toHaveLength(everyAnswer(finder).length);
  expect(seen).toEqual(expected);
});

test.describe('a danger', () => {
  test.use(TOUCH_PHONE);

  test(
    'stops the questions: the hospital first, then the centre’s phone, and no form',
    SMOKE,
    async ({ page }) => {
      await open(page);
      await press(dangerOf(page, 'yes'));
      await expect(
        main(page).getByRole('heading', { name: finder.danger.heading }),
      ).toBeInViewport();
      await expect(main(page).getByText(site.emergency.rule)).toBeVisible();
      await expect(main(page).getByText(site.emergency.hospital)).toBeVisible();
      const call = questionsOf(page)
        .locator(`a[href="${phoneHref(site.phones[0])}"]`)
        .filter({ visible: true });
      await expect(call).toBeVisible();
      await expect(questionsOf(page)).toHaveCount(1);
      const form = main(page).locator('a[href*="appoitment"], a[href*="contact"]');
      await expect(form.filter({ visible: true })).toHaveCount(0);
      await expect(adviceLinks(page)).toHaveCount(0);
      // From the answer the keyboard goes to the phone, past all that is not asked now.
      await expect(page.locator('#q1-1')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(call).toBeFocused();
      // Said after all, it takes the advice away.
      await answerAll(page);
      await press(dangerOf(page, 'yes'));
      await expect(adviceLinks(page)).toHaveCount(0);
      await expect(questionsOf(page)).toHaveCount(1);
      await expect(main(page).getByText(site.emergency.rule)).toBeInViewport();
    },
  );
});

test('the way back from an advice gives the answers back, where they were', async ({ page }) => {
  await open(page);
  await answerAll(page);
  await press(adviceLinks(page));
  await expect(page).toHaveURL(addressFor(ANSWERS));
  await page.goBack();
  await expect(page).toHaveURL(routes.finder);
  await expect.poll(() => chosen(page)).toEqual(radiosOf(ANSWERS));
  await expect(adviceLinks(page)).toBeInViewport();
  await expect(announcements(main(page))).toHaveText('');

  await press(adviceLinks(page));
  await press(main(page).getByRole('link', { name: 'Changer mes réponses' }));
  // A link leads to the head of its page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => chosen(page)).toEqual(radiosOf(ANSWERS));

  await press(page.getByRole('button', { name: 'Recommencer' }));
  await expect(page.locator('#q1-1')).toBeFocused();
  expect(await chosen(page)).toEqual([]);
  await press(page.getByRole('contentinfo').locator('a[href="/terms"]'));
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(questionsOf(page)).toHaveCount(1);
  expect(await chosen(page)).toEqual([]);
});

test('who listens is told of each new question, and of the advice, once', async ({ page }) => {
  await open(page);
  const said = announcements(main(page));
  await expect(said).toHaveText('');
  await press(dangerOf(page, 'no'));
  await expect(said).toHaveText(`Question 2 sur 4 : ${finder.who.question}`);
  await press(choiceOf(page, 2, 1));
  await expect(said).toHaveText(`Question 3 sur 4 : ${finder.need.question}`);
  // Another answer to the same question brings nothing new.
  await said.evaluate((place) => Object.assign(window, { said: place.firstChild }));
  await press(choiceOf(page, 2, 2));
  await expect(said).toHaveText(`Question 3 sur 4 : ${finder.need.question}`);
  await press(choiceOf(page, 3, 1));
  await press(choiceOf(page, 4, 1));
  await expect(said).toHaveText(/^Notre conseil\s: /);
  await press(dangerOf(page, 'yes'));
  await expect(said).toHaveText(finder.danger.heading);
});

test('no answer is stored, sent or put into the address', async ({ page, context }) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await answerAll(page);
  // Enter sends a form, where one can be sent.
  await page.keyboard.press('Enter');
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(routes.finder);
  await press(adviceLinks(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/aider/);
  const address = addressFor(ANSWERS);
  for (const url of asked) expect(new URL(url).search.replace(/^\?_rsc=[\w-]+$/, ''), url).toBe('');
  expect(asked.filter((url) => url.includes(routes.finder)).length).toBeGreaterThan(0);
  for (const url of asked.filter((it) => it.includes(routes.finder))) {
    expect(new URL(url).pathname).toMatch(new RegExp(`^${address}(\\.txt|/.*)?$`));
  }
  const stores = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(stores).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

for (const [when, hasScripts] of [
  ['before React', false],
  ['once React is there', true],
] as const) {
  test(`to begin afresh ${when} leaves a request that is being written as it is`, async ({
    page,
  }) => {
    await page.goto(routes.appointment);
    await whenAlive(page);
    await write(page.getByLabel('Nom et prénom'), 'Odile Mbarga');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('demande')))
      .toContain('Odile Mbarga');
    if (!hasScripts) await routeScripts(page, () => Promise.resolve());
    await page.goto(routes.finder);
    if (hasScripts) await whenAlive(page);
    await answerAll(page);
    await press(page.getByRole('button', { name: 'Recommencer' }));
    expect(await chosen(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('demande'))).toContain('Odile Mbarga');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('what can’t wait leads to the phone first, and its request says so to its end', async ({
  page,
}) => {
  const sends = watchSends(page);
  await open(page);
  await press(dangerOf(page, 'urgent'));
  await expect(questionsOf(page)).toHaveCount(1);
  const told = main(page).locator('[data-step]').filter({ visible: true }).last();
  await expect(told.getByRole('heading')).toHaveText(finder.danger.urgentHeading);
  await expect(told.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
  await expect(told.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(told).toContainText(site.emergency.call);

  await press(told.getByRole('link', { name: 'Écrire une demande pour aujourd’hui' }));
  await expect(page).toHaveURL(`${routes.appointment}?demande=aujourdhui`);
  await whenAlive(page);
  await expect(
    main(page).getByRole('heading', { name: /ne peut pas attendre demain/ }),
  ).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
  const params = onlyParams(sends);
  expect(params.requested_service).toMatch(/^AUJOURD’HUI/);
  expect(params.message).toMatch(/^Demande qui ne peut pas attendre demain/);
  const sent = page.locator('[data-sent]');
  await expect(sent).toContainText('N’attendez pas notre réponse');
  await expect(sent).not.toContainText('Nous répondons aux heures');
});

test('a choice that makes no sense for somebody is not offered, nor kept from before', async ({
  page,
}) => {
  await open(page);
  await press(dangerOf(page, 'no'));
  const whoever = (code: string) => finder.who.choices.findIndex((it) => it.code === code) + 1;
  const pregnancy = finder.need.choices.findIndex(({ notFor }) => notFor.includes('age')) + 1;
  await press(choiceOf(page, 2, whoever('mere')));
  await press(choiceOf(page, 3, pregnancy));
  await expect(questionsOf(page)).toHaveCount(4);
  await press(choiceOf(page, 2, whoever('age')));
  await expect(choiceOf(page, 3, pregnancy)).toBeHidden();
  await expect(questionsOf(page)).toHaveCount(3);
  await press(choiceOf(page, 3, 1));
  await press(choiceOf(page, 4, 1));
  await expect(adviceLinks(page)).toHaveCount(1);
});

test('beside an advice stand the grave signs of whom it is for, and of nobody else', async ({
  page,
}) => {
  await open(page);
  await press(dangerOf(page, 'no'));
  for (const [index, { signs: named }] of finder.who.choices.entries()) {
    await press(choiceOf(page, 2, index + 1));
    await press(choiceOf(page, 3, 1));
    await press(choiceOf(page, 4, 1));
    const headings = signs.groups.filter(({ code }) => named.includes(code));
    const lists = main(page).locator('[data-who] > div > details').filter({ visible: true });
    const ordered = named.map((code) => headings.find((it) => it.code === code)?.heading ?? '');
    await expect(lists).toHaveCount(ordered.length);
    for (const [place, heading] of ordered.entries()) {
      await expect(lists.nth(place).locator('summary')).toContainText(heading);
    }
  }
});

test('it is found where one may be at a loss: home, services, foot, a page that is not there', async ({
  page,
}) => {
  for (const path of [routes.home, routes.services, '/nulle-part']) {
    await page.goto(path);
    await whenAlive(page);
    const link = main(page).locator(`a[href="${routes.finder}"]`);
    await expect(link, path).toHaveCount(1);
    await press(link);
    await expect(page).toHaveURL(routes.finder);
  }
  const foot = page.getByRole('navigation', { name: 'Liens utiles' });
  await expect(foot.locator(`a[href="${routes.finder}"]`)).toHaveCount(1);
});
