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

test('each text says which doctor has read it, and in how many minutes it is read', () => {
  const texts = [
    ...articles.map((it) => ({ ...it, route: articleRoute(it.id) })),
    ...services.map((it) => ({ ...it, route: serviceRoute(it.id) })),
  ];
  for (const { route, review, body } of texts) {
    const said = linesOf(htmlOf(route)).join('\n');
    const words = review
      ? `Relu par ${review.by} le `
      : 'Relecture par un médecin\u00a0: en attente';
    expect.soft(said, route).toContain(words);
    const isDue = review !== undefined && review.until < yaoundeClock(Date.now()).date;
    expect.soft(said.includes('relecture à refaire'), route).toBe(isDue);
    const minutes = `${readingMinutes(body)}\u00a0min de lecture`;
    expect.soft(said.includes(minutes), route).toBe(route.startsWith('/blogDetails/'));
  }
});

/** Where the links of a part of a page lead. */
function linksIn(route: string, labelledBy: string): string[] {
  const section = new RegExp(`<section aria-labelledby="${labelledBy}".*?</section>`, 's');
  const [part = ''] = section.exec(htmlOf(route)) ?? [];
  return Array.from(part.matchAll(/<a href="([^"]+)"/g), ([, href = '']) => href);
}

test('a service leads to the articles that tell of it', () => {
  for (const { id } of services) {
    const telling = articles.filter((article) => article.services.includes(id));
    const links = linksIn(serviceRoute(id), 'a-lire');
    expect.soft(links, serviceRoute(id)).toEqual(telling.map((it) => articleRoute(it.id)));
  }
});

/** The heading stands under the header, near the top, and nothing lies over it. */
async function expectArrived(heading: Locator) {
  await expect(async () => {
    const place = await heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const under = document.querySelector('body > header')!.getBoundingClientRect().bottom;
      const isSeen = document.elementFromPoint(left + 10, top + height / 2) === element;
      // The last part may be too short to reach the top of a high screen.
      return { isSeen, isBelow: top >= under, isHigh: top < innerHeight / 2 };
    });
    expect(place).toEqual({ isSeen: true, isBelow: true, isHigh: true });
  }).toPass();
}

test.describe('without JavaScript, on a phone', () => {
  test.use({
    ...TOUCH_PHONE,
    javaScriptEnabled: false,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the contents of a long article name every heading, and lead there', async ({ page }) => {
    await page.goto(LONG);
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await press(contents.locator('summary'));
    const links = contents.getByRole('link');
    // Those of the text, and that of what to do at which signs.
    const parts = page.locator('article [data-read] h2[id]');
    const titles = await parts.allInnerTexts();
    expect(titles.length).toBeGreaterThan(3);
    await expect(links).toHaveText(titles);
    for (const index of [1, titles.length - 1]) {
      await press(links.nth(index));
      expect(new URL(page.url()).hash).toMatch(/^#[a-z0-9]+(-[a-z0-9]+)*$/);
      await expectArrived(parts.nth(index));
    }
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await expectArrived(parts.last());
  });
});
