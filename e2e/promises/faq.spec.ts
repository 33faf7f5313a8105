import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import { STILL_PHONE } from '../form';
import { press, SMOKE, tabTo, waitForHydration } from '../support';

/** The question whose answer says how to reach the centre. */
const CONTACT = faq.questions.findIndex(({ contacts }) => contacts);
const NEAR_PIXELS = 4;

const block = (page: Page) => page.locator('#faq');
const entry = (page: Page, index: number) => block(page).locator('details').nth(index);
const question = (page: Page, index: number) => entry(page, index).locator('summary');
const answer = (page: Page, index: number) => entry(page, index).locator('summary + *');

/** Waits until exactly one answer is open. */
async function expectOpen(page: Page, index: number) {
  await expect(block(page).locator('details[open]')).toHaveCount(1);
  await expect(answer(page, index)).toBeVisible();
}

test('questions answer one at a time, and lead on', SMOKE, async ({ page }) => {
  await page.goto('/services');
  await waitForHydration(page);
  await expect(block(page).locator('summary')).toHaveText(faq.questions.map((it) => it.question));
  await expect(block(page).locator('details[open]')).toHaveCount(0);
  for (const index of [0, 2, CONTACT]) {
    await press(question(page, index));
    await expectOpen(page, index);
  }
  const linkTo = (href: string) => answer(page, CONTACT).locator(`a[href="${href}"]`);
  await expect(linkTo(mailHref(site.email))).toHaveText(site.email);
  for (const phone of site.phones) {
    expect((await linkTo(phoneHref(phone)).innerText()).replace(/\s/g, '')).toBe(phone);
  }
  await page.keyboard.press('Enter');
  await expect(block(page).locator('details[open]')).toHaveCount(0);
  await tabTo(question(page, faq.questions.length - 1));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test.describe('on a phone', () => {
  test.use(STILL_PHONE);

  test('a question stays while one above closes', async ({ page }) => {
    await page.goto('/services');
    await waitForHydration(page);
    const topOf = () => question(page, 2).evaluate((it) => it.getBoundingClientRect().top);
    await press(question(page, 0));
    await expectOpen(page, 0);
    // Far down the page, or the browser could not scroll back by the answer's height.
    await question(page, 2).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await topOf();
    await press(question(page, 2));
    await expectOpen(page, 2);
    // Two frames: what a press moves has moved by then.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(Math.abs((await topOf()) - before)).toBeLessThan(NEAR_PIXELS);
  });
});
