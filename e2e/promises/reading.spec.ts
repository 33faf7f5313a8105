import { expect, test, type Locator } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { articleRoute, serviceRoute } from '@/lib/routes';
import { readingMinutes } from '@/lib/site/reading';
import { yaoundeClock } from '@/lib/time/yaounde';
import { htmlOf, linesOf } from '../exported';
import { articleRoutes } from '../routes';
import { press, TOUCH_PHONE } from '../support';

const countParts = (route: string) => htmlOf(route).match(/<h2\b[^>]* id=/g)?.length ?? 0;

/** The article with the most parts. */
const LONG = articleRoutes.reduce((longest, route) =>
  countParts(route) > countParts(longest) ? route : longest,
);

test('texts say who read them, reading time, and what follows', () => {
  const today = yaoundeClock(Date.now()).date;
  for (const { review, body, ...it } of [...articles, ...services]) {
    const route = 'category' in it ? articleRoute(it.id) : serviceRoute(it.id);
    const html = htmlOf(route);
    const said = linesOf(html).join('\n');
    const waits = 'Relecture par un médecin\u00a0: en attente';
    const reader = review ? `Relu par ${review.by} le ` : waits;
    expect.soft(said, route).toContain(reader);
    const isDue = review !== undefined && review.until < today;
    expect.soft(said.includes('relecture à refaire'), route).toBe(isDue);
    if ('category' in it) {
      expect.soft(said, route).toContain(`${readingMinutes(body)}\u00a0min de lecture`);
      continue;
    }
    const [part = ''] = /<section aria-labelledby="a-lire".*?<\/section>/s.exec(html) ?? [];
    const links = Array.from(part.matchAll(/<a href="([^"]+)"/g), ([, href]) => href);
    const telling = articles.filter((article) => article.services.includes(it.id));
    expect.soft(links, route).toEqual(telling.map(({ id }) => articleRoute(id)));
  }
});

/** The heading stands under the header, near the top, and nothing lies over it. */
const expectArrived = (heading: Locator) =>
  expect
    .poll(() =>
      heading.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        const isSeen = document.elementFromPoint(left + 10, top + height / 2) === element;
        // The last part may be too short to reach the top of a high screen.
        return isSeen && top < innerHeight / 2;
      }),
    )
    .toBe(true);

test.describe('without JavaScript, on a phone', () => {
  const contextOptions = { reducedMotion: 'reduce' } as const;
  test.use({ ...TOUCH_PHONE, javaScriptEnabled: false, contextOptions });

  test('the contents of an article lead to every heading', async ({ page }) => {
    await page.goto(LONG);
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await press(contents.locator('summary'));
    const links = contents.getByRole('link');
    const parts = page.locator('article [data-read] h2[id]');
    await expect(links).toHaveText(await parts.allInnerTexts());
    for (const index of [1, (await parts.count()) - 1]) {
      await press(links.nth(index));
      await expectArrived(parts.nth(index));
    }
    expect(page.url()).toMatch(/#[a-z0-9]+(-[a-z0-9]+)*$/);
    await page.reload();
    await expectArrived(parts.last());
  });
});
