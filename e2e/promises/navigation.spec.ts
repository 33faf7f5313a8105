import { expect, test, type Locator, type Page } from 'playwright/test';
import { titleOf } from '../exported';
import {
  areWhole,
  linkInFoot,
  press,
  pressInFoot,
  routeScripts,
  tabTo,
  TOUCH_PHONE,
  watchPayloads,
  whenAlive,
  SMOKE,
} from '../support';

/**
 * Links open pages of the site without a new load, and leave to the browser what is the browser's:
 * see components/layout/Navigation.tsx.
 */

const foot = (page: Page) => page.getByRole('contentinfo');
const footLink = (page: Page, name: string) => foot(page).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const overlay = (page: Page) => page.locator('[data-overlay]');

/** Marks the document at hand: a new load would lose the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

async function open(page: Page, route: string) {
  await page.goto(route);
  await whenAlive(page);
  await mark(page);
}

/** The addresses of what is fetched of other pages from now on. */
function payloadsOf(page: Page): string[] {
  const payloads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) payloads.push(pathname);
  });
  return payloads;
}

/** A link that the site does not have today, and that its content may have tomorrow. */
async function addLink(page: Page, attributes: Record<string, string>): Promise<Locator> {
  await page.locator('h1').evaluate((title, all) => {
    const link = document.createElement('a');
    link.textContent = 'Un lien de plus';
    for (const [name, value] of Object.entries(all)) link.setAttribute(name, value);
    title.after(link);
  }, attributes);
  return page.getByRole('link', { name: 'Un lien de plus' });
}

const removeLink = (link: Locator) => link.evaluate((element) => element.remove());

test('links of every kind open their page without a new load', SMOKE, async ({ page }) => {
  const kinds: [kind: string, link: string, target: string | RegExp][] = [
    ['that looks like a button', 'main a[href="/contact"]', '/contact'],
    ['of the navigation', 'header nav a[href="/blog"]', '/blog'],
    ['of a card', 'main a[href="/blogDetails/1"]', '/blogDetails/1'],
    ['of the breadcrumb', 'main nav a[href="/blog"]', '/blog'],
    ['of the foot', 'footer a[href="/cookies"]', '/cookies'],
    ['of a long text', 'main p a[href^="/"]', /\/privacy$/],
  ];
  await open(page, '/');
  for (const [kind, link, target] of kinds) {
    await test.step(`a link ${kind}`, async () => {
      await press(page.locator(link).filter({ visible: true }).first());
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toBeFocused();
      expect(await isMarked(page)).toBe(true);
    });
  }
});

test('before React a link is the browser’s own', async ({ page }) => {
  await routeScripts(page, () => new Promise(() => {}));
  await page.goto('/');
  await mark(page);
  await press(footLink(page, 'À propos'));
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText(/À propos/);
  expect(await isMarked(page)).toBe(false);
});

test('a press with a key or the middle button is the browser’s, and leaves the page at hand', async ({
  page,
  context,
}) => {
  await open(page, '/');
  for (const [hand, options] of [
    ['with Ctrl', { modifiers: ['ControlOrMeta'] }],
    ['with Shift', { modifiers: ['Shift'] }],
    ['with the middle button', { button: 'middle' }],
  ] satisfies [string, Parameters<Locator['click']>[0]][]) {
    await test.step(`${hand} it opens a page beside the one at hand`, async () => {
      const beside = context.waitForEvent('page');
      await footLink(page, 'À propos').click(options);
      const other = await beside;
      await expect(other).toHaveURL('/about');
      await expect(heading(other)).toHaveText(/À propos/);
      await other.close();
      await expect(page).toHaveURL('/');
      expect(await isMarked(page)).toBe(true);
    });
  }
  await test.step('with Alt, with which browsers save, it opens nothing', async () => {
    const download = page.waitForEvent('download');
    await footLink(page, 'À propos').click({ modifiers: ['Alt'] });
    await download;
    await expect(page).toHaveURL('/');
    expect(await isMarked(page)).toBe(true);
  });
});

test('a link that saves a file, opens it beside or is one does so, and one that is answered nothing', async ({
  page,
  context,
}) => {
  await open(page, '/cookies');
  await test.step('a link that saves a file', async () => {
    const link = await addLink(page, { href: '/about', download: 'centre.html' });
    const download = page.waitForEvent('download');
    await press(link);
    expect((await download).suggestedFilename()).toBe('centre.html');
    await expect(page).toHaveURL('/cookies');
    await removeLink(link);
  });
  await test.step('a link that opens its page beside', async () => {
    const link = await addLink(page, { href: '/about', target: '_blank' });
    const beside = context.waitForEvent('page');
    await press(link);
    await expect(await beside).toHaveURL('/about');
    await expect(page).toHaveURL('/cookies');
    await (await beside).close();
    await removeLink(link);
  });
  await test.step('a press that something else has answered opens nothing', async () => {
    const link = await addLink(page, { href: '/about' });
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault()),
    );
    await press(link);
    await press(page.getByRole('banner').getByRole('link', { name: 'Services' }));
    await expect(page).toHaveURL('/services');
    await expect(heading(page)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });
  await test.step('a file of the site opens as a file', async () => {
    const link = await addLink(page, { href: '/logo.svg' });
    const payloads = payloadsOf(page);
    await press(link);
    await expect(page).toHaveURL('/logo.svg');
    expect(await page.evaluate(() => document.contentType)).toBe('image/svg+xml');
    expect(payloads.filter((path) => path.includes('logo'))).toEqual([]);
  });
});

test('the parts of a page are steps of the way back, and the page at hand is none', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('the link of the page at hand stays there, without overlay, load or step in the history', async () => {
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await press(page.getByRole('banner').getByRole('link', { name: 'À propos' }));
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(/À propos/);
    expect(await steps()).toBe(before);
    await expect(overlay(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
  await test.step('the way back leads to where the skip link has led', async () => {
    await page.reload();
    await whenAlive(page);
    await tabTo(page.getByRole('link', { name: 'Aller au contenu' }));
    const payloads = payloadsOf(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about#contenu');
    // The router has heard of it, and fetches nothing for it.
    await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
    expect(payloads).toEqual([]);
    await press(page.getByRole('banner').getByRole('link', { name: 'Blog' }));
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/about#contenu');
    await expect(heading(page)).toHaveText(/À propos/);
  });
  await test.step('the way back leads to a part that a link has led to before', async () => {
    await press(footLink(page, 'Témoignages'));
    await expect(page.locator('#temoignages h2')).toBeInViewport();
    await press(page.getByRole('banner').getByRole('link', { name: 'Blog' }));
    await expect(page).toHaveURL('/blog');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/about#temoignages');
    await expect(heading(page)).toHaveText(/À propos/);
  });
});

test('a part reached before React is found again after it, and so is the page before it', async ({
  page,
}) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await routeScripts(page, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blogDetails/2');
  await press(page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last());
  await expect(page).toHaveURL(/#/);
  letThrough();
  await whenAlive(page);
  await press(page.getByRole('banner').getByRole('link', { name: 'Contact' }));
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/blogDetails/2');
  await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeVisible();
});

test('a link fetches its page when pointed at or focused, and not when it passes by', async ({
  page,
}) => {
  await open(page, '/');
  const payloads = payloadsOf(page);
  const link = page.getByRole('main').locator('a[href^="/ServiceDetails/"]').last();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // A pointer that has moved, and now rests where links will pass.
  await page.mouse.move(4, 300);
  await page.mouse.move(box!.x + box!.width / 2, 300);
  const before = payloads.length;
  const pointed = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('pointerover', ({ target }) => {
          if ((target as Element).closest('main a[href^="/ServiceDetails/"]')) resolve(true);
        }),
      ),
  );
  while (!(await Promise.race([pointed, page.evaluate(() => false)]))) {
    await page.mouse.wheel(0, 60);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  // What the page has asked for by now comes before this.
  await page.evaluate(async () => {
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    await fetch('/logo.svg');
  });
  expect(payloads.slice(before)).toEqual([]);

  await test.step('one that is only scrolled by fetches nothing', async () => {
    const about = footLink(page, 'À propos');
    // Out of the way of what comes by.
    await page.mouse.move(4, 300);
    const already = payloads.length;
    await about.scrollIntoViewIfNeeded();
    await expect(about).toBeInViewport();
    expect(payloads.slice(already)).toEqual([]);
  });
  await test.step('focus fetches its page', async () => {
    await tabTo(page.getByRole('banner').getByRole('link', { name: 'Blog' }));
    await expect.poll(() => payloads.some((path) => path.startsWith('/blog/'))).toBe(true);
  });
  await test.step('a pointer fetches its page whole: a click then needs no more', async () => {
    const cookies = foot(page).locator('a[href="/cookies"]');
    await cookies.scrollIntoViewIfNeeded();
    const whole = watchPayloads(page);
    await cookies.hover();
    await expect.poll(() => areWhole(whole, 'cookies.__PAGE__')).toBe(true);
    const fetched = whole.length;
    await cookies.click();
    await expect(heading(page)).toHaveText(titleOf('/cookies'));
    expect(whole).toHaveLength(fetched);
  });
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  // With a finger: under a mouse that rests, other links would pass by on the way, and be fetched.
  test('a link to a part of the page at hand leads there: no load, no overlay, and the way back', async ({
    page,
  }) => {
    await open(page, '/about');
    const payloads = payloadsOf(page);
    await pressInFoot(page, 'Témoignages');
    await expect(page).toHaveURL('/about#temoignages');
    await expect(page.locator('#temoignages h2')).toBeInViewport();
    await expect(overlay(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    expect(payloads.filter((path) => !path.includes('/about'))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(/À propos/);

    await test.step('a finger that comes down on a link fetches its page before it is lifted', async () => {
      const link = await linkInFoot(page, 'Blog');
      await link.scrollIntoViewIfNeeded();
      const box = (await link.boundingBox())!;
      const client = await page.context().newCDPSession(page);
      expect(payloads.filter((path) => path.startsWith('/blog/'))).toEqual([]);
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
      });
      await expect.poll(() => payloads.some((path) => path.startsWith('/blog/'))).toBe(true);
      await expect(page).toHaveURL('/about');
      await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    });
  });
});
