import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import { STILL_PHONE } from '@/e2e/support/form';
import { holdScripts, SMOKE, tap, waitForHydration } from '@/e2e/support/page';
import { longArticle } from '@/e2e/support/routes';

const CONTACT = faq.questions.findIndex(({ contacts }) => contacts);

const block = (page: Page) => page.locator('#faq');
const entry = (page: Page, index: number) => block(page).locator('details').nth(index);
const question = (page: Page, index: number) => entry(page, index).locator('summary');
const answer = (page: Page, index: number) => entry(page, index).locator('summary + *');

async function expectOpen(page: Page, index: number) {
  await expect(block(page).locator('details[open]')).toHaveCount(1);
  await expect(answer(page, index)).toBeVisible();
}

test('FAQ answers open one at a time', SMOKE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto('/services');
  await expect(block(page).locator('summary')).toHaveText(
    faq.questions.map((item) => item.question),
  );
  await expect(block(page).locator('details[open]')).toHaveCount(0);
  await tap(question(page, 1));
  await tap(question(page, 0));
  await expectOpen(page, 0);
  release();
  await waitForHydration(page);
  await test.step('a question stays while one above closes', async () => {
    const getTop = () => question(page, 2).evaluate((item) => item.getBoundingClientRect().top);
    // Near the top, the page could not scroll back by the answer's height.
    await question(page, 2).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await getTop();
    await tap(question(page, 2));
    await expectOpen(page, 2);
    await expect.poll(async () => Math.abs((await getTop()) - before)).toBeLessThan(4);
  });
  await tap(question(page, CONTACT));
  await expectOpen(page, CONTACT);
  for (const href of [mailHref(site.email), ...site.phones.map(phoneHref)])
    await expect(answer(page, CONTACT).locator(`a[href="${href}"]`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(block(page).locator('details[open]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ ...STILL_PHONE, javaScriptEnabled: false });

  test('the table of contents links every heading', async ({ page }) => {
    await page.goto(longArticle);
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await tap(contents.locator('summary'));
    const links = contents.getByRole('link');
    const parts = page.locator('article [data-feed-text] h2[id]');
    await expect(links).toHaveText(await parts.allInnerTexts());
    for (const index of [1, (await parts.count()) - 1]) {
      await tap(links.nth(index));
      await expect(parts.nth(index)).toBeInViewport({ ratio: 1 });
    }
    expect(page.url()).toMatch(/#[a-z0-9]+(-[a-z0-9]+)*$/);
    // Opened by its address: a reload restores the scroll position instead.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await expect(parts.last()).toBeInViewport({ ratio: 1 });
  });
});
