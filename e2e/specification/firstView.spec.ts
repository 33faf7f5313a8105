import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { neighbourhoodsRoute, serviceRoute } from '@/lib/routing/routes';
import { allRoutes } from '../routes';
import { TOUCH_PHONE } from '../support';

/** What a phone shows before it is scrolled, with the delivered content. */

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

test.use({ ...TOUCH_PHONE, javaScriptEnabled: false });

test('nothing to tap is half under the call bar', async ({ page }) => {
  test.slow();
  for (const route of allRoutes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      expect.soft(await page.evaluate(findHalfCovered), `${route} ${phone.width}`).toEqual([]);
    }
  }
});

/** In the page: targets of which the call bar leaves less than 24 px (WCAG 2.5.8). */
function findHalfCovered(): string[] {
  const bar = document.querySelector('body > nav')?.getBoundingClientRect();
  if (!bar?.height) return [];
  return [...document.querySelectorAll('main :is(a, button, summary, input, select, textarea)')]
    .filter((target) => {
      const { top, bottom, height } = target.getBoundingClientRect();
      return height > 0 && bottom > bar.top && top < bar.top && bar.top - top < 24;
    })
    .map((target) => target.outerHTML.slice(0, 120));
}

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
        main.locator(`a[href$="${neighbourhoodsRoute}"]`),
        main.getByText(/7 jours sur 7, 7.h – 22.h/).first(),
      ]) {
        const { y, height } = (await fact.first().boundingBox())!;
        expect.soft(y + height, `${title} ${phone.width}`).toBeLessThanOrEqual(bar.y);
      }
    }
  }
});
