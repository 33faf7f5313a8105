import { expect, test, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import { press, SMOKE, tabTo, TOUCH_PHONE, whenAlive } from '../support';

const COUNT = faq.questions.length;
/** The question whose answer says how to reach the centre. */
const CONTACT = faq.questions.findIndex(({ contacts }) => contacts);
const NEAR_PIXELS = 4;

const block = (page: Page) => page.locator('#faq');
const entry = (page: Page, index: number) => {
  const name = faq.questions[index]?.question ?? '';
  const heading = page.getByRole('heading', { name, exact: true, level: 3 });
  return block(page).locator('details').filter({ has: heading });
};
const question = (page: Page, index: number) => entry(page, index).locator('summary');
const answer = (page: Page, index: number) => entry(page, index).locator('summary + *');

/** Waits until exactly one answer is open, or none. */
async function expectOpen(page: Page, index: number | null) {
  await expect(block(page).locator('details[open]')).toHaveCount(index === null ? 0 : 1);
  if (index !== null) await expect(answer(page, index)).toBeVisible();
}

test('the questions answer in full, one at a time, and lead on', SMOKE, async ({ page }) => {
  await page.goto('/services');
  await whenAlive(page);
  await test.step('they are those of the centre, all closed at first', async () => {
    await expect(block(page).locator('summary')).toHaveText(faq.questions.map((it) => it.question));
    for (const index of faq.questions.keys()) await expect(answer(page, index)).toBeHidden();
  });
  await test.step('they open one at a time, and the open one closes', async () => {
    for (const index of [0, 2, 1]) {
      await press(question(page, index));
      await expectOpen(page, index);
    }
    await page.keyboard.press('Enter');
    await expectOpen(page, null);
  });
  await test.step('they give an e-mail address and every phone number', async () => {
    await press(question(page, CONTACT));
    await expectOpen(page, CONTACT);
    const linkTo = (href: string) => answer(page, CONTACT).locator(`a[href="${href}"]`);
    await expect(linkTo(mailHref(site.email))).toHaveText(site.email);
    for (const phone of site.phones) {
      expect((await linkTo(phoneHref(phone)).innerText()).replace(/\s/g, '')).toBe(phone);
    }
    await press(question(page, CONTACT));
  });
  await test.step('they lead to the contact page for all the others, after the last', async () => {
    await tabTo(question(page, COUNT - 1));
    await page.keyboard.press('Tab');
    await expect(block(page).locator('a[href="/contact"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('a question that opens stays where it is while one above closes, in old browsers too', async ({
    page,
  }) => {
    await page.goto('/services');
    await whenAlive(page);
    const topOf = () => question(page, 2).evaluate((it) => it.getBoundingClientRect().top);
    const stays = async () => {
      await press(question(page, 0));
      await expectOpen(page, 0);
      // Far down the page, or the browser could not scroll back by the answer's height.
      await question(page, 2).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const closing = (await answer(page, 0).boundingBox())!;
      expect(closing.height).toBeGreaterThan(10 * NEAR_PIXELS);
      const before = await topOf();
      await press(question(page, 2));
      await expectOpen(page, 2);
      // Two frames: what a press moves has moved by then.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(Math.abs((await topOf()) - before)).toBeLessThan(NEAR_PIXELS);
    };
    await stays();
    await test.step('in a browser that knows no groups of details', async () => {
      const all = block(page).locator('details');
      await all.evaluateAll((entries) => entries.forEach((it) => it.removeAttribute('name')));
      await stays();
    });
  });
});
