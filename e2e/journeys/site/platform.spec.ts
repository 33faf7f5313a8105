import { expect, test, type Page } from 'playwright/test';
import { REPLAY } from '@/lib/hydration/eventReplay';
import { routes } from '@/lib/routing/routes';
import { getHtml, getMain, getTitle } from '@/e2e/support/exported';
import { deferredScripts } from '@/e2e/support/readPages';
import { allRoutes, articleRoutes, MISSING_ROUTE, templates } from '@/e2e/support/routes';
import { dot, next, section, slide } from '@/e2e/support/slider';
import {
  goto,
  holdScripts,
  selectOption,
  tap,
  TOUCH_PHONE,
  type,
  VISITOR,
  waitForHydration,
} from '@/e2e/support/page';

/** Browser interfaces that answer oddly: one feature may go, never the page. */

test.use(TOUCH_PHONE);

type Fault = 'missing' | 'null' | 'throwing' | 'odd';

/** Breaks every optional interface that the site, Next, React or Swiper read. Runs in the page. */
function breakPlatform(fault: Fault): void {
  const define = (target: object, name: string, attribute: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...attribute });
  if (fault === 'odd') {
    define(window, 'matchMedia', { value: () => ({ matches: false }) });
    define(Performance.prototype, 'getEntriesByType', { value: () => undefined });
    define(Navigator.prototype, 'connection', { value: { effectiveType: 4 } });
    define(Navigator.prototype, 'serviceWorker', { value: {} });
    return;
  }
  const fail = function () {
    throw new Error('planted');
  };
  const methods: [object, string[]][] = [
    [window, ['matchMedia', 'requestIdleCallback', 'cancelIdleCallback']],
    [window, ['ResizeObserver', 'structuredClone']],
    [History.prototype, ['pushState', 'replaceState']],
    [Performance.prototype, ['getEntriesByType', 'mark', 'measure']],
    [Navigator.prototype, ['share']],
  ];
  const attributes: [object, string[]][] = [
    [window, ['sessionStorage', 'localStorage', 'caches']],
    [Navigator.prototype, ['connection', 'serviceWorker', 'clipboard']],
    [Document.prototype, ['fonts']],
    [History.prototype, ['state']],
  ];
  const breakAll = (targets: [object, string[]][], throwing: PropertyDescriptor) => {
    for (const [target, names] of targets)
      for (const name of names)
        if (fault === 'missing') Reflect.deleteProperty(target, name);
        else define(target, name, fault === 'null' ? { value: null, writable: true } : throwing);
  };
  breakAll(methods, { value: fail, writable: true });
  breakAll(attributes, { get: fail });
}

/** What the page and its file say under headings, and how much. */
const readMain = (page: Page, html: string) =>
  page.evaluate(
    (file) => {
      const read = (main: Element) => ({
        headings: [...main.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
        fields: main.querySelectorAll('input, select, textarea').length,
        length: main.textContent.length,
      });
      const prerendered = new DOMParser().parseFromString(file, 'text/html').querySelector('main')!;
      return { now: read(document.querySelector('main')!), before: read(prerendered) };
    },
    html.replaceAll(/<noscript\b.*?<\/noscript>/gs, ''),
  );

const getFile = (route: string) => (route === MISSING_ROUTE ? '/404' : route);

/** The page says what it said before React. */
async function expectContent(page: Page, route: string): Promise<void> {
  const { now, before } = await readMain(page, getMain(getFile(route)));
  expect.soft(now.headings, route).toEqual(expect.arrayContaining(before.headings));
  expect.soft(now.length, route).toBeGreaterThan(0.95 * before.length);
  expect.soft(now.fields, route).toBeGreaterThanOrEqual(before.fields);
  await expect.soft(page.getByRole('banner'), route).toBeVisible();
}

const failed = (page: Page) => page.locator('[data-start="failed"]');

async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(navigation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
}

async function expectLink(page: Page): Promise<void> {
  // Not `tapInFooter`, which reads a media query.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Comment ça se passe' }).tap();
  await expect(page).toHaveURL(routes.howItWorks);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTitle(routes.howItWorks));
}

const getScripts = (route: string) =>
  String(deferredScripts(getHtml(getFile(route))).chunks.sort());

/** Pages with the same scripts run the same code: one of each, and the missing page. */
const kinds = new Set([
  ...new Map([...allRoutes, ...templates].map((route) => [getScripts(route), route])).values(),
  MISSING_ROUTE,
]);

for (const fault of ['missing', 'null', 'throwing', 'odd'] as const) {
  test(`pages work with browser interfaces ${fault}`, async ({ page }) => {
    await page.addInitScript(breakPlatform, fault);
    for (const route of kinds) {
      await page.goto(route);
      // A pointer starts hydration. Without idle callbacks, it would wait for a second.
      await page.locator(`[${REPLAY}]`).last().dispatchEvent('pointerdown');
      await waitForHydration(page);
      await expectContent(page, route);
      await expect.soft(failed(page), route).toHaveCount(0);
    }
    await goto(page, routes.home);
    await next(page).tap();
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    const question = page.locator('main summary').first();
    await question.tap();
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await expectMenu(page);
    await expectLink(page);
  });
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
  await expectContent(page, routes.abroad);
  await open(articleRoutes[0]!);
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

test('links open pages where soft navigation fails', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    const value = (...given: Parameters<typeof addEventListener>) => {
      if (given[0] === 'pointerover') throw new Error('planted');
      addEventListener.apply(window, given);
    };
    Object.defineProperty(window, 'addEventListener', { value });
  });
  await page.goto(routes.home);
  await tap(next(page));
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await expectLink(page);
});

test('a page that React can’t render stays', async ({ page }) => {
  await page.addInitScript(failInEffect, ['form']);
  const release = await holdScripts(page);
  await page.goto(routes.contact);
  const field = page.getByLabel('Nom et prénom');
  await type(field, VISITOR.name);
  await selectOption(page.getByLabel('Type de service'), 'Autre');
  await field.focus();
  release();
  await waitForHydration(page);
  await expectContent(page, routes.contact);
  await expect(field).toHaveValue(VISITOR.name);
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
    await expectContent(page, routes.howItWorks);
    expect(await readOrigin()).toBe(origin);
  });
  await test.step('a link to it loads it from the host', async () => {
    await tap(page.getByRole('link', { name: 'Consultation', exact: true }).last());
    await expect(failed(page)).toHaveCount(1);
    await expect(page).toHaveURL(routes.appointment);
    await expectContent(page, routes.appointment);
  });
});

const documentFaults: Record<string, (page: Page) => Promise<unknown>> = {
  'the layout fails': (page) => page.addInitScript(failInEffect, ['layout']),
  'the history is frozen': (page) => page.addInitScript(() => void Object.freeze(history)),
};

for (const [fault, plant] of Object.entries(documentFaults)) {
  test(`the document stays where ${fault}`, async ({ page }) => {
    await plant(page);
    const title = getTitle(routes.contact);
    await page.goto(routes.contact);
    await expect(failed(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectContent(page, routes.contact);
    await expectMenu(page);
    await expectLink(page);
  });
}
