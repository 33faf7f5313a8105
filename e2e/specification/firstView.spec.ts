import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { articleRoute, neighbourhoodsFor, routes, serviceRoute } from '@/lib/routing/routes';
import { TOUCH_PHONE } from '@/e2e/support/page';

/** What a phone shows before it is scrolled, with the delivered content. */

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

type Answer = readonly [route: string, answer: string, lowest?: number];

/** What a family looks for, and the lowest place where it may end at 360 px, if not the call bar. */
const ANSWERS: readonly Answer[] = [
  [routes.prices, 'summary b'],
  ...articles.map(
    ({ id }) => [articleRoute(id), '[aria-labelledby="qui-peut-aider"] li p', 1780] as const,
  ),
];

test('prices and answers come first', async ({ page }) => {
  const [phone] = PHONES;
  await page.setViewportSize(phone!);
  for (const [route, answer, lowest] of ANSWERS) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const { y, height } = (await page.locator(`main ${answer}`).first().boundingBox())!;
    const bar = (await page.locator('body > nav').boundingBox())!;
    expect.soft(y + height, route).toBeLessThanOrEqual(lowest ?? bar.y);
  }
});

// Half under the call bar, a link would be too small a target.
test('a service shows price, neighbourhood and hours first', async ({ page }) => {
  for (const { id, title } of services) {
    await page.goto(serviceRoute(id), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      const bar = (await page.locator('body > nav').boundingBox())!;
      const main = page.getByRole('main');
      for (const fact of [
        main.locator('a[href="#tarifs"]'),
        main.locator(`a[href$="${neighbourhoodsFor(id)}"]`),
        main.getByText(/^7\sjours\ssur\s7,\s7\sh\s–\s22\sh$/),
      ]) {
        const { y, height } = (await fact.first().boundingBox())!;
        expect.soft(y + height, `${title} ${phone.width}`).toBeLessThanOrEqual(bar.y);
      }
    }
  }
});
