import { readdirSync } from 'node:fs';
import { parse, tokTypes } from 'acorn';
import { expect, test, type Page } from 'playwright/test';
import { navigation as links } from '@/lib/content/made/navigation';
import { exportedPages, OUT, readExported } from '../exported';
import { whenAlive, routeScripts } from '../support';

const MAIN_LINKS = links.main.length;

/**
 * Browsers that visitors have kept: everything works from Chrome and Edge 87, Firefox 78 and Safari
 * 14 on (see `browserslist` in package.json). The tests run in a browser of today: what an older
 * one lacks is taken away from it.
 */

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };

test.describe('scripts', () => {
  /** What all four of those read: Firefox 78 knows nothing of 2021. */
  const LEVEL = 2020;
  /** Correct since 2018, and yet read by no Safari before 16.4. */
  const LOOKBEHIND = /\(\?<[=!]/;
  const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

  /** Every script that a browser is given, by the name under which one finds it. */
  function everyScript(): Map<string, string> {
    const scripts = new Map<string, string>();
    for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.js')) scripts.set(file, readExported(file));
    }
    for (const { route, html } of exportedPages()) {
      [...html.matchAll(SCRIPT)].forEach(([, attributes = '', text = ''], index) => {
        const isData = /\stype="application\//.test(attributes);
        if (text && !isData) scripts.set(`${route}, inline script ${index + 1}`, text);
      });
    }
    return scripts;
  }

  test('can all be read by the oldest browsers that are promised to work', () => {
    const scripts = everyScript();
    expect([...scripts.keys()]).toContain('sw.js');
    expect([...scripts.keys()].filter((name) => name.startsWith('/,')).length).toBeGreaterThan(1);
    const unread: string[] = [];
    for (const [name, text] of scripts) {
      try {
        parse(text, {
          ecmaVersion: LEVEL,
          onToken: ({ type, start, end }) => {
            const token = text.slice(start, end);
            if (type === tokTypes.regexp && LOOKBEHIND.test(token)) {
              throw new SyntaxError(`a lookbehind: ${token}`);
            }
          },
        });
      } catch (error) {
        unread.push(`${name}: ${(error as Error).message}`);
      }
    }
    expect(unread).toEqual([]);
  });
});

test.describe('styles', () => {
  /** The page's whole style, without what a browser reads only where it says that it knows it. */
  const styleOf = (html: string) =>
    (/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '').replace(/\/\*.*?\*\//gs, '');

  for (const [what, sign] of [
    ['weightless selectors, which Chrome 87 passes over', /:where\(/],
    [
      'turning and moving in properties of their own, unknown before Chrome 104',
      /[;{](?:rotate|translate|scale):/,
    ],
    ['rules in a second copy for scripts from right to left', /:lang\(ae\)/],
  ] as const) {
    test(`stand on no ${what}`, () => {
      for (const { route, html } of exportedPages()) {
        expect(styleOf(html), route).not.toBe('');
        expect(styleOf(html).match(sign)?.[0], route).toBeUndefined();
      }
    });
  }

  test('that say how a sign is read aloud also give the sign alone', () => {
    const [{ html } = { html: '' }] = exportedPages().filter(({ route }) => route === '/about');
    const rules = styleOf(html).match(/[^{}]*\{[^{}]*content:"[^"]*" ?\/[^{}]*\}/g) ?? [];
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toMatch(/content:("[^"]*");[^}]*content:\1 ?\//);
  });
});

/**
 * Takes popovers away, as in Chrome before 114, Safari before 17 and Firefox before 125: the
 * style's `:popover-open` becomes a name that no browser knows, the attribute and its buttons'
 * lose their meaning, and so does what scripts ask. The policy is bypassed, since it would refuse
 * the changed style. The browser's own style for `[popover]` finds nothing to match.
 */
async function takePopoversAway(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
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
    test(`the menu opens over a page ${viewport.width} pixels wide, and closes in each way`, async ({
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
    });
  }

  test('a link of the menu leads on within the page, and focus to its heading', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/about');
    await whenAlive(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await navigation(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(navigation(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('the links of a wide header lead on within the page', async ({ page }) => {
    await page.goto('/about');
    await whenAlive(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await navigation(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('the menu that was opened before React stays open, and closes then', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await routeScripts(page, async (route) => {
      await released;
      await route.continue();
    });
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
