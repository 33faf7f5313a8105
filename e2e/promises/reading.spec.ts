import { expect, test, type Locator, type Page } from 'playwright/test';
import { readExported, titleOf } from '../exported';
import { shareOnePage } from '../onePage';
import { articleRoutes } from '../routes';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import type { Review } from '@/lib/content/schemas/health';
import { formatDate } from '@/lib/text/format';
import { articleRoute, serviceRoute } from '@/lib/routes';
import { yaoundeClock } from '@/lib/time/yaounde';
import { press, pressInFoot, TOUCH_PHONE, whenAlive } from '../support';

/** The article with the most parts. */
const LONG = articleRoutes.reduce((longest, route) =>
  countParts(route) > countParts(longest) ? route : longest,
);

function countParts(route: string): number {
  return readExported(`${route}.html`).match(/<h2\b[^>]* id=/g)?.length ?? 0;
}

const head = (page: Page) => page.locator('article > header');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' });
/**
 * The headings between the text's paragraphs, and that of what to do at which signs; those of the
 * share dialog are none.
 */
const parts = (page: Page) => page.locator('article').locator('p ~ h2[id], #quand-consulter');

/** The heading stands under the header, near the top, and nothing lies over it. */
async function expectArrived(heading: Locator) {
  let rested = NaN;
  await expect(async () => {
    const place = await heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const under = document.querySelector('body > header')!.getBoundingClientRect().bottom;
      const seen = document.elementFromPoint(left + 10, top + height / 2);
      return { top, under, screen: innerHeight, scroll: scrollY, covered: seen !== element };
    });
    // Twice at the same place: no glide moves the page any more.
    const before = rested;
    rested = place.scroll;
    expect(place.scroll).toBe(before);
    expect(place.covered).toBe(false);
    expect(place.top).toBeGreaterThanOrEqual(place.under);
    // The last part may be too short to reach the top of a high screen.
    expect(place.top).toBeLessThan(place.screen / 2);
  }).toPass();
}

test.describe('at its head', () => {
  const pageOfAll = shareOnePage();

  for (const { id, date, updated, author, review } of articles) {
    test(`article ${id} says who wrote it, when, and how long it takes to read`, async () => {
      const page = pageOfAll();
      await page.goto(articleRoute(id), { waitUntil: 'domcontentloaded' });
      await expect(head(page)).toContainText(author.name);
      await expect(head(page).locator('time').first()).toHaveAttribute('datetime', date);
      await expect(head(page).locator('time').first()).toHaveText(formatDate(date));

      const text = await parts(page).first().locator('..').innerText();
      const minutes = text.split(/\s+/).length / 200;
      const said = /(\d+)\u00a0min de lecture/.exec(await head(page).innerText());
      expect(Math.abs(Number(said?.[1]) - minutes)).toBeLessThan(0.6);

      await expect(head(page).getByText(/^Mis à jour le/)).toHaveCount(updated ? 1 : 0);
      await expectReading(head(page), review);
      if (!updated) return;
      const changed = head(page).locator('time').nth(1);
      await expect(changed).toHaveAttribute('datetime', updated);
      await expect(head(page).getByText(/^Mis à jour le/)).toHaveText(
        `Mis à jour le ${formatDate(updated).toLowerCase()}`,
      );
    });
  }

  for (const { id, updated, author, review } of services) {
    test(`service ${id} says whom its text is by, and of what day`, async () => {
      const page = pageOfAll();
      await page.goto(serviceRoute(id), { waitUntil: 'domcontentloaded' });
      const byline = page
        .getByRole('main')
        .locator('p')
        .filter({ hasText: /^Mis à jour le/ });
      await expect(byline).toContainText(author.name);
      await expect(byline.locator('time').first()).toHaveAttribute('datetime', updated);
      await expectReading(byline, review);
    });
  }
});

/** A text says which doctor has read it, or that none has. */
async function expectReading(byline: Locator, review: Review | undefined) {
  const words = review
    ? `Relu par ${review.by} le ${formatDate(review.on).toLowerCase()}`
    : 'Relecture par un médecin\u00a0: en attente';
  await expect(byline).toContainText(words);
  // One that has run out stays in sight, and says so.
  const isDue = review !== undefined && review.until < yaoundeClock(Date.now()).date;
  await expect(byline.getByText('relecture à refaire')).toHaveCount(isDue ? 1 : 0);
}

test('one article at least has been brought up to date: the sentence is really tried', () => {
  expect(articles.filter(({ updated }) => updated)).not.toEqual([]);
});

test.describe('the contents of a long article, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [screen, options] of [
    ['a phone', TOUCH_PHONE],
    ['a computer', { viewport: { width: 1280, height: 800 } }],
  ] as const) {
    test.describe(`on ${screen}`, () => {
      test.use(options);

      test('name every part, and each link leads to its visible heading', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(LONG);
        const titles = await parts(page).allInnerTexts();
        expect(titles.length).toBeGreaterThan(3);
        const links = contents(page).getByRole('link');
        await expect(links).toHaveText(titles);
        for (const [index, title] of titles.entries()) {
          const link = links.nth(index);
          const box = (await link.boundingBox())!;
          expect(box.height, title).toBeGreaterThanOrEqual(44);
          await press(link);
          expect(new URL(page.url()).hash).toMatch(/^#[a-z0-9]+(-[a-z0-9]+)*$/);
          await expectArrived(page.locator(`${new URL(page.url()).hash}`));
          await expect(page.locator(new URL(page.url()).hash)).toHaveText(title);
        }
      });

      test('is found before the text, and inside the page’s width', async ({ page }) => {
        await page.goto(LONG);
        const box = (await contents(page).boundingBox())!;
        const text = (await parts(page).first().boundingBox())!;
        expect(box.y).toBeLessThan(text.y);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(options.viewport.width);
      });
    });
  }

  test('an address with a part’s name opens the article there', async ({ page }) => {
    await page.goto(LONG);
    const id = (await parts(page).last().getAttribute('id')) ?? '';
    await page.goto('about:blank');
    await page.goto(`${LONG}#${id}`);
    await expectArrived(parts(page).last());
  });
});

test.describe('once React is there', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(LONG);
    await whenAlive(page);
    await press(contents(page).getByRole('link').last());
    await expectArrived(parts(page).last());
  });

  test('a link of the contents leads there, and back leads back', async ({ page }) => {
    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await expect(contents(page).getByRole('link').last()).toBeInViewport();
  });

  test('the page opened after it opens at its top', async ({ page }) => {
    await pressInFoot(page, 'À propos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/about'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
