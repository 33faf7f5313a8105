import { expect, test, type Locator } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import type { Review } from '@/lib/content/schemas/health';
import { formatDate } from '@/lib/text/format';
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

/** Which doctor has read a text, and whether it is to be read again, or that none has. */
function expectReading(byline: string, review: Review | undefined, name: string) {
  const words = review
    ? `Relu par ${review.by} le ${formatDate(review.on).toLowerCase()}`
    : 'Relecture par un médecin\u00a0: en attente';
  expect.soft(byline, name).toContain(words);
  const isDue = review !== undefined && review.until < yaoundeClock(Date.now()).date;
  expect.soft(byline.includes('relecture à refaire'), name).toBe(isDue);
}

test('each article says who wrote it, when, who has read it, and how long it takes to read', () => {
  expect(articles.filter(({ updated }) => updated)).not.toEqual([]);
  for (const { id, date, updated, author, review, body } of articles) {
    const route = articleRoute(id);
    const html = /<article><header>.*?<\/header>/s.exec(htmlOf(route))?.[0] ?? '';
    const head = linesOf(html).join('\n');
    expect.soft(html, route).toContain(`dateTime="${date}"`);
    for (const words of [formatDate(date), author.name, `${readingMinutes(body)}\u00a0min de`]) {
      expect.soft(head, route).toContain(words);
    }
    const changed = updated ? `Mis à jour le ${formatDate(updated).toLowerCase()}` : '';
    expect.soft(head, route).toContain(changed);
    expect.soft(head.includes('Mis à jour'), route).toBe(changed !== '');
    expectReading(head, review, route);
  }
});

test('each service says whom its text is by, of what day, and who has read it', () => {
  for (const { id, updated, author, review } of services) {
    const route = serviceRoute(id);
    const byline = linesOf(htmlOf(route)).find((line) => line.startsWith('Mis à jour le')) ?? '';
    expect.soft(byline, route).toContain(formatDate(updated).toLowerCase() + author.name);
    expectReading(byline, review, route);
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
    const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link');
    // Those between the text's paragraphs, and that of what to do at which signs.
    const parts = page.locator('article').locator('p ~ h2[id], #quand-consulter');
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
