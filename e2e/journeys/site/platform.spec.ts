import { expect, test, type Page } from 'playwright/test';
import { routes } from '@/lib/routing/routes';
import { getMain, getTitle } from '@/e2e/support/exported';
import { awa } from '@/e2e/support/form';
import { longArticle } from '@/e2e/support/routes';
import { section, slide } from '@/e2e/support/slider';
import {
  goto,
  holdScripts,
  mainNavigation,
  selectOption,
  tap,
  TOUCH_PHONE,
  type,
  waitForHydration,
} from '@/e2e/support/page';

/** One feature may go, never the page. */

test.use(TOUCH_PHONE);

/** The page has as many headings and fields as before React. */
async function expectContent(page: Page): Promise<void> {
  const before = getMain(new URL(page.url()).pathname);
  const count = before.match(/<(?:h[123]|label)\b/g)!.length;
  const now = page.locator('main :is(h1, h2, h3, label)');
  await expect.poll(() => now.count()).toBeGreaterThanOrEqual(count);
  await expect.soft(page.getByRole('banner')).toBeVisible();
}

const failed = (page: Page) => page.locator('[data-start="failed"]');

async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(mainNavigation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mainNavigation(page)).toBeHidden();
}

async function expectLink(page: Page): Promise<void> {
  // Not `tapInFooter`, which reads a media query.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Comment ça se passe' }).tap();
  await expect(page).toHaveURL(routes.howItWorks);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTitle(routes.howItWorks));
}

/**
 * Makes some buttons and forms throw in a layout effect, as they report that they are hydrated. Runs in
 * the page.
 *
 * @param names Their texts or labels; `form` for all forms, `layout` for the parts of the layout.
 */
function failInEffect(names: string[]): void {
  let replay: Window['eventReplay'];
  Object.defineProperty(window, 'eventReplay', {
    get: () => replay,
    set: (given: NonNullable<Window['eventReplay']>) => {
      const hydrated = (id: string) => {
        const { localName, textContent, ariaLabel } = document.getElementById(id)!;
        for (const name of [localName, textContent, ariaLabel ?? ''])
          if (names.includes(name)) throw new Error('planted');
        given.hydrated(id);
      };
      const boundaryHydrated = () => {
        if (names.includes('layout')) throw new Error('planted');
        given.boundaryHydrated();
      };
      replay = { ...given, hydrated, boundaryHydrated };
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a feature that fails leaves the rest', async ({ page }) => {
  const planted = ['Diapositive suivante', 'Copier le lien'];
  await page.addInitScript(failInEffect, planted);
  await page.addInitScript(() => {
    // Hours in local time, what is open now, and closing days.
    Reflect.deleteProperty(Date.prototype, 'getTimezoneOffset');
    Reflect.deleteProperty(Date.prototype, 'toISOString');
  });
  const open = async (route: string) => {
    await goto(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTitle(route));
    await expect(failed(page), route).toHaveCount(0);
  };
  await open(routes.services);
  await expect(section(page)).toHaveCount(0);
  await slide(page, 2).scrollIntoViewIfNeeded();
  await expect(slide(page, 2)).toBeInViewport();
  await open(routes.abroad);
  await expectContent(page);
  await open(longArticle);
  await expect(button(page, 'Partager cet article')).toHaveCount(0);
  await expectMenu(page);
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('planted');
    };
  });
  await expectLink(page);
  await expect(failed(page)).toHaveCount(0);
});

test('a page that React can’t render stays', async ({ page }) => {
  await page.addInitScript(failInEffect, ['form']);
  const release = await holdScripts(page);
  await page.goto(routes.contact);
  const field = page.getByLabel('Nom et prénom');
  await type(field, awa.fullName);
  await selectOption(page.getByLabel('Type de service'), 'Autre');
  await field.focus();
  release();
  await waitForHydration(page);
  await expectContent(page);
  await expect(field).toHaveValue(awa.fullName);
  await expect(page.getByLabel('Type de service')).toHaveValue('Autre');
  await expect(field).toBeFocused();
  const note = page.locator('[data-failed-note]');
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await tap(page.getByRole('button', { name: 'Envoyer ma demande' }));
  await expect(note).toBeFocused();
  await expectMenu(page);
  await test.step('the next page renders', async () => {
    const readOrigin = () => page.evaluate(() => performance.timeOrigin);
    const origin = await readOrigin();
    await expectLink(page);
    await expect(failed(page)).toHaveCount(0);
    await expectContent(page);
    expect(await readOrigin()).toBe(origin);
  });
});

test('the document stays where the layout fails', async ({ page }) => {
  await page.addInitScript(failInEffect, ['layout']);
  await page.goto(routes.contact);
  await expect(failed(page)).toHaveCount(1);
  await expectContent(page);
  await expectMenu(page);
  await expectLink(page);
});
