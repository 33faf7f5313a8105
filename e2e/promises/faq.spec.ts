import { expect, test, type Locator, type Page } from 'playwright/test';
import { faq } from '@/lib/content/generated/faq';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import { press, tabTo, TOUCH_PHONE, whenAlive, SMOKE } from '../support';

const COUNT = faq.questions.length;
/** The question whose answer says how to reach the centre. */
const CONTACT = faq.questions.findIndex(({ contacts }) => contacts);
const NEAR_PIXELS = 4;

const block = (page: Page) => page.locator('#faq');
const entry = (page: Page, index: number) => {
  const name = faq.questions[index]?.question ?? '';
  const heading = page.getByRole('heading', { name, exact: true });
  return block(page).locator('details').filter({ has: heading });
};
const question = (page: Page, index: number) => entry(page, index).locator('summary');

/** Waits until exactly one answer is open, or none. */
async function expectOpen(page: Page, index: number | null) {
  await expect(block(page).locator('details[open]')).toHaveCount(index === null ? 0 : 1);
  if (index === null) return;
  await expect(entry(page, index)).toHaveAttribute('open');
  await expect(entry(page, index).locator('summary + *')).toBeVisible();
}

/** Waits until two frames have been painted: what a click moves has moved by then. */
async function paint(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

for (const path of ['/', '/services']) {
  test(`the questions on ${path} open and close, and lead on`, async ({ page }) => {
    await page.goto(path);
    await whenAlive(page);

    await test.step('they are those of the centre, all closed at first', async () => {
      await expect(block(page).locator('details')).toHaveCount(COUNT);
      const headings = block(page).locator('details > summary').getByRole('heading', { level: 3 });
      await expect(headings).toHaveText(faq.questions.map((item) => item.question));
      await expectOpen(page, null);
      for (let index = 0; index < COUNT; index += 1) {
        await expect(question(page, index)).toBeVisible();
        await expect(entry(page, index).locator('summary + *')).toBeHidden();
      }
    });

    await test.step('they open one at a time, and the open one closes', async () => {
      for (const index of [0, 2, 1, CONTACT]) {
        await press(question(page, index));
        await expectOpen(page, index);
      }
      await press(question(page, CONTACT));
      await expectOpen(page, null);
    });

    await test.step('they lead to the contact page for all the others, after the last', async () => {
      const link = block(page).locator('a[href="/contact"]');
      await expect(link).toHaveText('Posez-nous votre question');
      await tabTo(question(page, COUNT - 1));
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await press(link);
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
    });
  });
}

// The same block stands on both pages: what it says, and how keys move it, is tried on one.
test('the questions answer in full, by keyboard as well', SMOKE, async ({ page }) => {
  await page.goto('/services');
  await whenAlive(page);

  await test.step('they open and close with Enter and with Space', async () => {
    await tabTo(question(page, 1));
    for (const key of ['Enter', 'Space']) {
      await expect(question(page, 1)).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(page, 1);
      await page.keyboard.press('Tab');
      await expect(question(page, 2)).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(page, 2);
      await page.keyboard.press(key);
      await expectOpen(page, null);
      await expect(question(page, 2)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
    }
  });

  await test.step('they say each answer in full', async () => {
    for (const [index, { answer }] of faq.questions.entries()) {
      await press(question(page, index));
      await expectOpen(page, index);
      await expect(entry(page, index)).toContainText(answer);
    }
  });

  await test.step('they give an e-mail address and every phone number', async () => {
    if ((await entry(page, CONTACT).getAttribute('open')) === null) {
      await press(question(page, CONTACT));
    }
    await expectOpen(page, CONTACT);
    const links = entry(page, CONTACT).getByRole('link');
    await expect(links).toHaveCount(1 + site.phones.length);
    const linkTo = (href: string) => entry(page, CONTACT).locator(`a[href="${href}"]`);
    await expect(linkTo(mailHref(site.email))).toHaveText(site.email);
    for (const phone of site.phones) {
      expect((await linkTo(phoneHref(phone)).innerText()).replace(/\s/g, '')).toBe(phone);
    }
  });
});

for (const [screen, options] of [
  ['a computer', {}],
  ['a phone', TOUCH_PHONE],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    test('a question that opens stays where it is while one above closes', async ({ page }) => {
      await page.goto('/services');
      await whenAlive(page);
      for (const way of ['a press', 'Enter'] as const) {
        await test.step(`opened with ${way}`, async () => {
          await press(question(page, 0));
          await expectOpen(page, 0);
          if (way === 'Enter') await tabTo(question(page, 2));
          // Far down the page, or the browser could not scroll back by the answer's height.
          await question(page, 2).evaluate((element) =>
            element.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          const answer = await entry(page, 0).locator('summary + *').boundingBox();
          expect(answer!.height).toBeGreaterThan(10 * NEAR_PIXELS);
          await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(answer!.height);

          const before = await topOf(question(page, 2));
          if (way === 'Enter') await page.keyboard.press('Enter');
          else await press(question(page, 2));
          await expectOpen(page, 2);
          await paint(page);
          expect(Math.abs((await topOf(question(page, 2))) - before)).toBeLessThan(NEAR_PIXELS);
        });
      }
    });
  });
}

test('whoever scrolls on as a question opens is not taken back', async ({ page }) => {
  await page.goto('/services');
  await whenAlive(page);
  const asked = await question(page, 0).evaluate((summary: HTMLElement) => {
    summary.scrollIntoView({ block: 'center', behavior: 'instant' });
    summary.click();
    scrollBy({ top: 200, behavior: 'instant' });
    return scrollY;
  });
  await expectOpen(page, 0);
  await paint(page);
  expect(await page.evaluate(() => scrollY)).toBe(asked);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/services']) {
    test(`the questions on ${path} open and close, one at a time`, async ({ page }) => {
      await page.goto(path);
      await expectOpen(page, null);
      await press(question(page, 0));
      await expectOpen(page, 0);
      await tabTo(question(page, CONTACT));
      await page.keyboard.press('Enter');
      await expectOpen(page, CONTACT);
      await expect(entry(page, CONTACT).getByRole('link')).toHaveCount(1 + site.phones.length);
      await page.keyboard.press('Space');
      await expectOpen(page, null);
    });
  }
});

test('a browser that does not know groups of details still shows one answer at a time', async ({
  page,
}) => {
  await page.goto('/');
  await whenAlive(page);
  await block(page)
    .locator('details')
    .evaluateAll((entries) => entries.forEach((details) => details.removeAttribute('name')));
  for (const index of [2, 0, CONTACT]) {
    await press(question(page, index));
    await expectOpen(page, index);
  }
});
