import { expect, test, type Page } from 'playwright/test';
import { navigation as links } from '@/lib/content/generated/navigation';
import { holdScripts, press, pressInFoot, TOUCH_PHONE, routeScripts, whenAlive } from '../support';

const MAIN_LINKS = links.main.length;

/**
 * Browsers that visitors have kept: everything works from Chrome and Edge 87, Firefox 78 and Safari
 * 14 on (see `browserslist` in package.json). The tests run in a browser of today: what an older
 * one lacks is taken away from it.
 */

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };

/**
 * Takes popovers away, as in Chrome before 114, Safari before 17 and Firefox before 125: the
 * style's `:popover-open` becomes a name that no browser knows, the attribute and its buttons'
 * lose their meaning, and so does what scripts ask. The policy is bypassed, since it would refuse
 * the changed style. The browser's own style for `[popover]` finds nothing to match.
 */
async function takePopoversAway(page: Page) {
  await page.route('**/*', async (route) => {
    // The style of the other pages comes in files of its own.
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(':popover-open', ':no-such-state')
      .replaceAll(/ popover(?:target|targetaction)?="/gi, (name) => ` data-was-${name.trim()}`);
    await route.fulfill({ response, body: html });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const matches = Reflect.get(Element.prototype, 'matches') as (selectors: string) => boolean;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selectors: string) {
      return matches.call(this, selectors.replace(':popover-open', ':no-such-state'));
    });
  });
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const header = (page: Page) => page.getByRole('banner');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The header covers its own height of what is read, and no more. */
async function expectLowHeader(page: Page) {
  const { height } = (await header(page).boundingBox())!;
  expect(height).toBeLessThanOrEqual(90);
}

test.describe('without popovers', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(({ page }) => takePopoversAway(page));
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  for (const viewport of [PHONE, TABLET]) {
    test(`the menu opens over a page ${viewport.width} pixels wide, closes in each way, and leads on`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/about');
      await whenAlive(page);
      await scrollTo(page, 900);
      await expectLowHeader(page);
      const menu = navigation(page);
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');

      await button.click();
      await expect(menu).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(MAIN_LINKS);
      for (const link of await menu.getByRole('link').all()) {
        // The call bar of phones does not lie over it.
        await link.click({ trial: true });
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();

      await page.keyboard.press('Space');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button', { name: 'Fermer' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      expect(await scrolled(page)).toBe(900);
      expect(new URL(page.url()).hash).toBe('');

      await page.keyboard.press('Enter');
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();

      await test.step('a link leads on within the page, and focus to its heading', async () => {
        await page.evaluate(() => Object.assign(window, { stayed: true }));
        await button.click();
        await menu.getByRole('link', { name: 'Services' }).click();
        await expect(page).toHaveURL('/services');
        await expect(menu).toBeHidden();
        await expect(page.locator('h1')).toBeFocused();
        expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      });
    });
  }

  test('the menu that was opened before React stays open, and closes then', async ({ page }) => {
    const release = await holdScripts(page);
    await page.setViewportSize(PHONE);
    await page.goto('/about');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(navigation(page)).toBeVisible();
    release();
    await whenAlive(page);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(navigation(page)).toBeVisible();
    await navigation(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(navigation(page)).toBeHidden();
  });

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('the menu opens by its address, closes, and leads on', async ({ page }) => {
      await page.goto('/about');
      const menu = navigation(page);
      const opener = page.getByRole('link', { name: 'Menu', exact: true });
      await expectLowHeader(page);
      await expect(menu).toBeHidden();
      await opener.click();
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: 'Fermer' }).click();
      await expect(menu).toBeHidden();
      await opener.click();
      await menu.getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await expect(menu).toBeHidden();
    });
  });
});

test('in a browser that knows popovers the menu’s address opens nothing', async ({ page }) => {
  for (const viewport of [PHONE, TABLET]) {
    await page.setViewportSize(viewport);
    await page.goto('/about#menu');
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByText('Menu', { exact: true }).locator('visible=true')).toHaveCount(1);
  }
});

for (const way of ['before React', 'on a page that a link has led to'] as const) {
  test(`a dialog opened ${way} begins at its title`, async ({ page }) => {
    if (way === 'before React') {
      await routeScripts(page, (route) => route.abort());
      await page.goto('/blogDetails/1');
    } else {
      await page.goto('/blog');
      await whenAlive(page);
      await page.locator('main a[href="/blogDetails/1"]').first().click();
      await expect(page.locator('h1')).toBeFocused();
    }
    await page.getByRole('button', { name: 'Partager cet article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Partager cet article' });
    await expect(dialog.getByRole('heading')).toBeFocused();
  });
}

test('a dialog whose own buttons are refused by the browser closes all the same', async ({
  page,
}) => {
  // Firefox 115 holds `method="dialog"` against the policy's `form-action`, after the event.
  await page.addInitScript(() => {
    document.addEventListener('submit', (event) => event.preventDefault(), true);
  });
  await page.goto('/ServiceDetails/3');
  await whenAlive(page);
  await page.getByRole('button', { name: 'Instagram' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Instagram' })).toBeFocused();
});

/** Changes every page on its way. What is changed the policy would refuse: it has to be bypassed. */
const changePages = (page: Page, change: (html: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test.describe('without dialogs, as in Safari before 15.4 and Firefox before 98', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ page }) => {
    // An unknown element shows where it stands, whatever it is called.
    const asUnknown = '<style>dialog{display:inline;position:static}</style>';
    await changePages(page, (html) =>
      html.replaceAll(' command="', ' data-was-command="').replace('<head>', `<head>${asUnknown}`),
    );
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      for (const name of ['show', 'showModal', 'close']) {
        Reflect.deleteProperty(HTMLDialogElement.prototype, name);
      }
      Reflect.deleteProperty(window, 'HTMLDialogElement');
    });
  });

  for (const { path, opener, title, closer, holds } of [
    {
      path: '/blogDetails/1',
      opener: 'Partager cet article',
      title: 'Partager cet article',
      closer: 'Fermer',
      holds: 'Facebook',
    },
    {
      path: '/ServiceDetails/3',
      opener: 'Instagram',
      title: 'Partager sur Instagram',
      closer: 'OK',
      holds: 'Collez le lien',
    },
  ]) {
    test(`«${title}» opens in its place, at its title, and closes`, async ({ page }) => {
      await page.goto(path);
      await whenAlive(page);
      const heading = page.getByRole('heading', { name: title, includeHidden: true });
      const dialog = page.locator('dialog', { has: heading });
      await expect(dialog).toBeHidden();
      const button = page.getByRole('button', { name: opener, exact: true });
      await press(button);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
      await expect(dialog.getByText(holds)).toBeVisible();
      await press(dialog.getByRole('button', { name: closer, exact: true }));
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
});

test.describe('below the promise', () => {
  test.use({ ...TOUCH_PHONE, bypassCSP: true });

  /** A browser that reads neither the loader nor, without modules, any script of Next. */
  const unreadable = (html: string) =>
    html.replaceAll(/(<script[^>]*>)(?=[^<]*[\w$]=>)/g, '$1 @unreadable ');
  /** A browser that takes no variable from a style. */
  const withoutVariables = (html: string) =>
    html.replace(/<style>.*?<\/style>/s, (style) => style.replaceAll('var(', 'unknown('));

  test('the form says at once that it cannot send, and where to call', async ({ page }) => {
    await changePages(page, (html) => withoutVariables(unreadable(html)));
    await page.goto('/appoitment');
    const note = page.getByRole('group', { name: 'Ce formulaire ne s’est pas chargé en entier' });
    await expect(note).toBeVisible();
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    const [noteTop, fieldTop] = await Promise.all(
      [note, page.getByLabel('Nom et prénom')].map(async (it) => (await it.boundingBox())!.y),
    );
    expect(noteTop).toBeLessThan(fieldTop!);
    await press(page.getByRole('button', { name: 'Envoyer ma demande' }));
    await expect(note).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });

  for (const path of ['/', '/ServiceDetails/1', '/contact']) {
    test(`${path} reads in its order, with links, phone and WhatsApp`, async ({ page }) => {
      await changePages(page, (html) => withoutVariables(unreadable(html)));
      await page.goto(path);
      const headings = page.locator('h1, main h2').locator('visible=true');
      expect(await headings.count()).toBeGreaterThan(1);
      const boxes = await headings.evaluateAll((all) =>
        all.map((heading) => heading.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const [index, box] of boxes.slice(1).entries()) {
        const before = boxes[index]!;
        // Below what is read before it, or beside it: cards stand in a row.
        const follows = box.top >= before.bottom || box.left >= before.right;
        expect(follows, JSON.stringify([before, box])).toBe(true);
      }
      for (const link of ['a[href^="tel:"]', 'a[href*="wa.me/"]']) {
        expect(await page.locator(link).locator('visible=true').count(), link).toBeGreaterThan(0);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(TOUCH_PHONE.viewport.width);
      await pressInFoot(page, 'À propos');
      await expect(page).toHaveURL('/about');
    });
  }
});
