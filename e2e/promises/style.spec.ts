import { expect, test, type Page } from 'playwright/test';
import { drawing } from '../drawing';
import { makeGate } from '../form';
import { DESKTOP } from '../states';
import { press, whenAlive } from '../support';

/** Each page brings the style that it needs itself: see also the states of e2e/promises/states.spec.ts. */

// Without the second of the overlay, and with slides that stand still.
test.use({ viewport: DESKTOP, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const linkTo = (page: Page, aim: string) =>
  page.getByRole('contentinfo').or(page.getByRole('banner')).locator(`a[href="${aim}"]`).first();

test('a page that is come to by a link is drawn as one that was asked for', async ({ page }) => {
  await page.goto('/cookies');
  // From the leanest page to those with most style of their own, one after the other.
  for (const aim of ['/doctors', '/contact', '/']) {
    await whenAlive(page);
    await press(linkTo(page, aim));
    await expect(page).toHaveURL(aim);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const drawn = await drawing(page);
    await page.reload();
    await whenAlive(page);
    expect(drawn, aim).toEqual(await drawing(page));
  }
});

test('while a sheet of the next page is on its way, this one stays as it is drawn', async ({
  page,
}) => {
  await page.goto('/about');
  const sheets = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(sheets.length).toBeGreaterThan(1);
  for (const late of [sheets[0], sheets.at(-1)]) {
    await test.step(`the last to come is ${late}`, async () => {
      const gate = makeGate();
      await page.route(`**${late}`, async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto('/trouver');
      await whenAlive(page);
      const before = await drawing(page);
      const others = sheets.filter((path) => path !== late);
      const came = others.map((path) => page.waitForResponse(`**${path}`));
      await linkTo(page, '/about').hover();
      for (const other of await Promise.all(came)) await other.finished();
      expect(await drawing(page)).toEqual(before);
      gate.open();
      await press(linkTo(page, '/about'));
      await expect(page).toHaveURL('/about');
    });
  }
});
