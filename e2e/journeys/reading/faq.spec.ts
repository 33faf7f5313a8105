import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import { goto, SMOKE, tap } from '@/e2e/support/page';

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
  await goto(page, '/services');
  await expect(block(page).locator('summary')).toHaveText(
    faq.questions.map((item) => item.question),
  );
  await expect(block(page).locator('details[open]')).toHaveCount(0);
  await tap(question(page, 0));
  await expectOpen(page, 0);
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
