import { expect, test, type Locator, type Page } from 'playwright/test';
import { titleOf } from '../exported';
import { navigation, overlay, scrolled } from '../shell';
import {
  areWhole,
  holdScripts,
  press,
  pressInFoot,
  SMOKE,
  tabTo,
  watchPayloads,
  whenAlive,
} from '../support';

/**
 * Links open pages of the site without a new load, at their top; the way back leads to where one
 * was. What is the browser's is left to it: see components/layout/Navigation.tsx.
 */

// Without overlay and glides, which take their time: one test has them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const foot = (page: Page) => page.getByRole('contentinfo');
const header = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks the document at hand: a new load would lose the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

async function open(page: Page, route: string) {
  await page.goto(route);
  await whenAlive(page);
  await mark(page);
}

/** Presses a link where it is: Playwright's own click may scroll first; a hand's does not. */
async function pressInPlace(link: Locator) {
  const { x, y, width, height } = (await link.boundingBox())!;
  await link.page().mouse.click(x + width / 2, y + height / 2);
}

test(
  'links open their page without a new load; a press with Ctrl, and what saves a file, is the browser’s',
  SMOKE,
  async ({ page, context }) => {
    await open(page, '/');
    await test.step('with Ctrl, and one that saves a file', async () => {
      const link = foot(page).getByRole('link', { name: 'À propos' });
      const beside = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await expect(await beside).toHaveURL('/about');
      await (await beside).close();
      await link.evaluate((element) => element.setAttribute('download', 'centre.html'));
      const download = page.waitForEvent('download');
      await link.click();
      expect((await download).suggestedFilename()).toBe('centre.html');
      await expect(page).toHaveURL('/');
    });
    for (const [kind, link, target] of [
      ['of the navigation', 'header nav a[href="/blog"]', '/blog'],
      ['of a card', 'main a[href="/blogDetails/1"]', '/blogDetails/1'],
      ['of the foot', 'footer a[href="/cookies"]', '/cookies'],
      ['of a long text', 'main p a[href^="/"]', /\/privacy$/],
    ] as const) {
      await test.step(`a link ${kind}`, async () => {
        await press(page.locator(link).filter({ visible: true }).first());
        await expect(page).toHaveURL(target);
        await expect(heading(page)).toBeFocused();
        expect(await isMarked(page)).toBe(true);
      });
    }
  },
);

test('a link leads to the top of its page, and back to where one was, also while the page still glides', async ({
  page,
}) => {
  const top = 3000;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/blogDetails/1');
  await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await pressInPlace(navigation(page).getByRole('link', { name: 'Services' }));
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf('/blogDetails/1'));
  await expect.poll(() => scrolled(page)).toBe(top);
  await expect(overlay(page)).toHaveCount(0);

  await pressInPlace(navigation(page).getByRole('link', { name: 'Services' }));
  await page.waitForFunction(
    (place) => {
      const glides = location.pathname === '/services' && scrollY > 0 && scrollY < place;
      if (glides) history.back();
      return glides;
    },
    top,
    { polling: 'raf' },
  );
  await expect(heading(page)).toHaveText(titleOf('/blogDetails/1'));
  await expect.poll(() => scrolled(page)).toBe(top);
  // Nothing is left of the glide.
  await expect(overlay(page)).toHaveCount(0);
  expect(await scrolled(page)).toBe(top);
});

test('the parts of a page are steps of the way back, and the page at hand is none', async ({
  page,
}) => {
  await open(page, '/terms');
  await test.step('a link to a part of another page leads there, below the header', async () => {
    await pressInFoot(page, 'Témoignages');
    await expect(page).toHaveURL('/about#temoignages');
    await expect(page.locator('#temoignages h2')).toBeInViewport();
    const { height } = (await header(page).boundingBox())!;
    const part = (await page.locator('#temoignages h2').boundingBox())!;
    expect(part.y).toBeGreaterThanOrEqual(height);
  });
  await test.step('one to the page at hand stays there, without load or step in the history', async () => {
    await press(header(page).getByRole('link', { name: 'À propos' }));
    await expect(page).toHaveURL('/about');
    const steps = await page.evaluate(() => history.length);
    await press(header(page).getByRole('link', { name: 'À propos' }));
    await expect(heading(page)).toHaveText(titleOf('/about'));
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(await isMarked(page)).toBe(true);
  });
  await test.step('the way back leads to where the skip link has led', async () => {
    await page.reload();
    await whenAlive(page);
    await tabTo(page.getByRole('link', { name: 'Aller au contenu' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about#contenu');
    await press(header(page).getByRole('link', { name: 'Blog' }));
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/about#contenu');
    await expect(heading(page)).toHaveText(titleOf('/about'));
  });
});

test('a part reached before React is found again after it, and so is the page before it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/blogDetails/2');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await press(contents.locator('summary'));
  await press(contents.getByRole('link').last());
  await expect(page).toHaveURL(/#/);
  release();
  await whenAlive(page);
  await press(header(page).getByRole('link', { name: 'Contact' }));
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/blogDetails/2');
  await expect(contents).toBeVisible();
});

test('a link fetches its page whole when pointed at or focused, and not when it passes by', async ({
  page,
}) => {
  await open(page, '/');
  const payloads = watchPayloads(page);
  await test.step('one that only comes into sight fetches nothing', async () => {
    const cards = page.getByRole('main').locator('a[href^="/ServiceDetails/"]');
    await cards.last().scrollIntoViewIfNeeded();
    // What the page has asked for by now comes before this.
    await page.evaluate(() => fetch('/logo.svg'));
    expect(payloads.map((request) => request.url())).toEqual([]);
  });
  await test.step('focus fetches its page', async () => {
    await tabTo(header(page).getByRole('link', { name: 'Blog' }));
    const isAsked = () => payloads.some((request) => request.url().includes('/blog/'));
    await expect.poll(isAsked).toBe(true);
  });
  await test.step('a pointer fetches it: a click then needs no more', async () => {
    const cookies = foot(page).locator('a[href="/cookies"]');
    await cookies.scrollIntoViewIfNeeded();
    await cookies.hover();
    await expect.poll(() => areWhole(payloads, 'cookies.__PAGE__')).toBe(true);
    const fetched = payloads.length;
    await cookies.click();
    await expect(heading(page)).toHaveText(titleOf('/cookies'));
    expect(payloads).toHaveLength(fetched);
  });
});
