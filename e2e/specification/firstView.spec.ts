import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { articleRoute, forService, routes, serviceRoute } from '@/lib/routing/routes';
import { goto, TOUCH_PHONE } from '@/e2e/support/page';

/** What a phone shows before it is scrolled, and how far it scrolls, with the delivered content. */

const SCREEN = { width: 360, height: 740 };

test.use({ ...TOUCH_PHONE, viewport: SCREEN });

/** What a family looks for, and the lowest place where it may end, if not the call bar. */
const ANSWERS: { route: string; answers: string[]; lowest?: number }[] = [
  { route: routes.prices, answers: ['summary b'] },
  ...articles.map(({ id }) => ({
    route: articleRoute(id),
    answers: ['[aria-labelledby="qui-peut-aider"] li p'],
    lowest: 1780,
  })),
  // Half under the call bar, a link would be too small a target.
  ...services.map(({ id }) => ({
    route: serviceRoute(id),
    answers: [
      'a[href="#tarifs"]',
      `a[href$="${forService(routes.neighbourhoods, id)}"]`,
      String.raw`text=/^7\sjours\ssur\s7,\s7\sh\s–\s22\sh$/`,
    ],
  })),
];

test('prices, neighbourhood, hours and answers come first', async ({ page }) => {
  for (const { route, answers, lowest } of ANSWERS) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const screen of [{ width: 390, height: 844 }, SCREEN]) {
      await page.setViewportSize(screen);
      const bar = (await page.locator('body > nav').boundingBox())!;
      for (const answer of answers) {
        const { y, height } = (await page.locator('main').locator(answer).first().boundingBox())!;
        expect.soft(y + height, `${route} ${screen.width}`).toBeLessThanOrEqual(lowest ?? bar.y);
      }
    }
  }
});

/** Articles, legal texts and printables have no limit. */
const MAX_SCREENS: Record<string, number> = {
  '/ServiceDetails/3': 8.2,
  '/contact': 8.5,
  '/appoitment': 6,
  '/tarifs': 7.56,
  '/en': 10,
  '/': 7.97,
};

test('no page is too long to scroll', async ({ page }) => {
  for (const [path, screens] of Object.entries(MAX_SCREENS)) {
    // Without scripts the footer has no switch for animations.
    await goto(page, path);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height / SCREEN.height, path).toBeLessThanOrEqual(screens);
  }
  await test.step('the slider controls are in the first view', async () => {
    const controls = page.getByRole('button', { name: 'Diapositive suivante' });
    const { y, height } = (await controls.boundingBox())!;
    const bar = (await page.getByRole('navigation', { name: 'Nous joindre' }).boundingBox())!;
    expect(y + height, 'above the call bar').toBeLessThanOrEqual(bar.y);
    // A phone on its side.
    await page.setViewportSize({ width: 740, height: 360 });
    const action = (await page.locator('[aria-roledescription] a').first().boundingBox())!;
    expect((await controls.boundingBox())!.y).toBeGreaterThan(action.y + action.height);
    await page.setViewportSize(SCREEN);
  });
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(900);
});
