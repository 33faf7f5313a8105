import { expect, type Locator, type Page } from 'playwright/test';
import { finder } from '@/lib/content/generated/finder';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { isOffered, getResult, STEPS, type Answers } from '@/lib/finder/finder';
import { phoneHref } from '@/lib/text/format';
import { recommendationRoute, routes } from '@/lib/routing/routes';
import { onlyParams, stored, test, watchLeaks } from '@/e2e/support/form';
import {
  recommendationLinks,
  ANSWERS,
  answerAll,
  getChoice,
  DANGER,
  dangerChoice,
  getIndex,
} from '@/e2e/support/finder';
import { announcements, goto, SMOKE, tap, tapInFooter, TOUCH_PHONE } from '@/e2e/support/page';

/** The service finder. domMutations.spec.ts answers before hydration. */

const main = (page: Page) => page.getByRole('main');

const getQuestions = (page: Page): Locator =>
  main(page).locator('fieldset').filter({ visible: true });

const addressFor = (answers: Answers): string =>
  recommendationRoute(getResult(finder, answers)?.number ?? NaN);

const chosen = (page: Page): Promise<string[]> =>
  page.locator('main input:checked').evaluateAll((radios) => radios.map(({ id }) => id));

const getRadios = (answers: Answers): string[] => [
  `q1-${DANGER.length}`,
  ...STEPS.map((step, index) => `q${index + 2}-${getIndex(answers, step)}`),
];

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('answers lead to a recommendation, stored nowhere', SMOKE, async ({ page, context }) => {
    const questions = getQuestions(page);
    await goto(page, routes.finder);
    await page.waitForLoadState('networkidle');
    const leaks = watchLeaks(page);
    await tap(dangerChoice(page, 'no'));
    for (const [index, step] of STEPS.entries()) {
      await expect(questions).toHaveCount(index + 2);
      const announced = `Question ${index + 2} sur 4 : ${finder[step].question}`;
      await expect(announcements(main(page))).toHaveText(announced);
      await expect(questions.last().locator('> legend')).toBeInViewport({ ratio: 1 });
      await tap(getChoice(page, index + 2, getIndex(ANSWERS, step)));
    }
    await expect(recommendationLinks(page)).toBeInViewport({ ratio: 1 });
    // In other forms, Enter submits.
    await page.keyboard.press('Enter');
    expect(leaks).toEqual([]);
    await expect(page).toHaveURL(routes.finder);
    await tap(recommendationLinks(page));
    await expect(page).toHaveURL(addressFor(ANSWERS));
    expect(await stored(page)).toBe('{}');
    expect(await context.cookies()).toEqual([]);
  });

  test('a red flag leads only to hospital and phone', SMOKE, async ({ page, form, sends }) => {
    await goto(page, routes.finder);
    await answerAll(page);
    await tap(dangerChoice(page, 'yes'));
    const heading = main(page).getByRole('heading', { name: finder.danger.heading });
    await expect(heading).toBeInViewport();
    await expect(main(page).getByText(site.emergency.hospital)).toBeVisible();
    await expect(getQuestions(page)).toHaveCount(1);
    const links = main(page).locator('a:is([href*="appoitment"], [href*="contact"])');
    await expect(links.or(recommendationLinks(page)).filter({ visible: true })).toHaveCount(0);
    // The next stop is the phone: hidden questions are skipped.
    await page.keyboard.press('Tab');
    const phone = `a[href="${phoneHref(site.phones[0])}"]`;
    await expect(getQuestions(page).locator(phone).filter({ visible: true })).toBeFocused();

    await test.step('an urgent need leads to the phone, and marks its request', async () => {
      await tap(dangerChoice(page, 'urgent'));
      const step = main(page).locator('[data-step]').filter({ visible: true }).last();
      await expect(step.getByRole('heading')).toHaveText(finder.danger.urgentHeading);
      await expect(step.locator(phone)).toBeVisible();
      // Not the hours of the reception: this may be a Sunday night.
      await expect(step).toContainText(site.urgentCare);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await tap(step.getByRole('link', { name: 'Écrire une demande pour aujourd’hui' }));
      await form.ready();
      await form.fill();
      await tap(page.getByRole('button', { name: 'Envoyer ma demande' }));
      await expect(page.locator('[data-sent]')).toContainText('N’attendez pas notre réponse');
      expect(onlyParams(sends).requested_service).toMatch(/^AUJOURD’HUI/);
    });
  });
});

test('answers are restored until reset', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goto(page, routes.finder);
  await answerAll(page);
  await tap(recommendationLinks(page));
  await expect(page).toHaveURL(addressFor(ANSWERS));
  await page.goBack();
  await expect.poll(() => chosen(page)).toEqual(getRadios(ANSWERS));
  await expect(recommendationLinks(page)).toBeInViewport();
  await tap(recommendationLinks(page));
  await tap(main(page).getByRole('link', { name: 'Changer mes réponses' }));
  await expect.poll(() => chosen(page)).toEqual(getRadios(ANSWERS));
  await tap(page.getByRole('button', { name: 'Recommencer' }));
  await tapInFooter(page, 'Tarifs');
  await expect(page).toHaveURL('/tarifs');
  await page.goBack();
  await expect(getQuestions(page)).toHaveCount(1);
  expect(await chosen(page)).toEqual([]);
});

test.describe('without JavaScript and :has()', () => {
  // The Content Security Policy would block the changed style.
  test.use({ bypassCSP: true, javaScriptEnabled: false, ...TOUCH_PHONE });

  test('questions lead to a recommendation, and reset', async ({ page }) => {
    await page.route(`**${routes.finder}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(':has(', ':no-such-selector(') });
    });
    await page.goto(routes.finder);
    await answerAll(page);
    await tap(page.getByRole('button', { name: 'Recommencer' }));
    expect(await chosen(page)).toEqual([]);
    await expect(getQuestions(page)).toHaveCount(1);
  });
});

test('each answer shows one recommendation with its red flags', async ({ page }) => {
  const expected = finder.who.choices.flatMap((who) =>
    finder.need.choices.flatMap((need) =>
      finder.often.choices.map((often) => {
        const answers = { who: who.code, need: need.code, often: often.code };
        const radios = getRadios(answers);
        // A need that does not apply to the person is asked again.
        if (!isOffered(need, who.code)) return { radios, recommendation: [], signs: [] };
        const groups = [...who.signs, ...need.signs].flatMap((code) =>
          signs.groups.filter((group) => group.code === code),
        );
        return {
          radios,
          recommendation: [addressFor(answers)],
          signs: groups.map(({ heading, hint = '' }) => `${heading} ${hint}`.trim()),
        };
      }),
    ),
  );
  await page.goto(routes.finder);
  // Set by script: only CSS shows the answers.
  const shown = await page.evaluate(
    (all) => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((item) => item.getClientRects().length > 0);
      return all.map((radios) => {
        for (const id of radios) (document.getElementById(id) as HTMLInputElement).checked = true;
        return {
          radios,
          recommendation: visible('main form li > a').map((link) => link.getAttribute('href')),
          signs: visible('fieldset fieldset summary').map((item) => item.textContent.trim()),
        };
      });
    },
    expected.map(({ radios }) => radios),
  );
  expect(shown).toEqual(expected);
});
