import { expect, type Locator, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { estimates } from '@/lib/i18n/fr';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { expectFit, expectFitInLargeText, findOverflow, TEXT_SIZES } from '@/e2e/support/fit';
import { expectAccessible, findUnreadable, findUnseenFocus } from '@/e2e/support/accessibility';
import { expectFullSheetsChangeNothing } from '@/e2e/support/computedStyles';
import { type FormPage, SEND, test } from '@/e2e/support/form';
import {
  announcements,
  collectProblems,
  DESKTOP,
  goto,
  SMALL_PHONE,
  tap,
  TOUCH_PHONE,
  type,
} from '@/e2e/support/page';
import { expectOnPaper } from '@/e2e/support/print';
import { allRoutes, MISSING_ROUTE, templates } from '@/e2e/support/routes';
import { waitForSwiper } from '@/e2e/support/slider';

/** What holds for every page and its states. Each is opened once, and steps depend on those before. */

const PHONE = TOUCH_PHONE.viewport;

// The Content Security Policy would block the injected style sheets.
test.use({ viewport: PHONE, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Pages that together have every kind of control. */
const WITH_ALL_CONTROLS = ['/', '/contact', '/tarifs'];

/** The page chrome is checked once in each language. */
const WITH_CHROME = ['/', '/en'];

/** The only state of the page chrome. */
const MENU = 'the menu of a phone, open';

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

type Reach = (page: Page, form: FormPage) => Promise<unknown>;

/** The states of each page after user actions, in order, by the start of its path. */
const STATES: Record<string, Record<string, Reach>> = {
  '/services': {
    [MENU]: async (page) => {
      await tap(button(page, 'Menu'));
      await expect(button(page, 'Fermer')).toBeVisible();
    },
  },
  '/gestes': {
    'a guide, open': async (page) => {
      await tap(page.locator('main summary').first());
      await expect(page.getByRole('link', { name: 'Suivant' }).first()).toBeVisible();
    },
  },
  '/blogDetails': {
    'the share dialog, its link copied': async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await tap(button(page, 'Partager cet article'));
      await tap(button(page.getByRole('dialog'), 'Copier'));
      await expect(announcements(page.getByRole('dialog'))).toHaveText('Lien copié !');
    },
  },
  '/contact': {
    'the form of a service, dated, submitted incomplete': async (page, form) => {
      await form.open('/contact?service=3');
      await form.appointmentDate.fill('2099-12-24');
      await expect(page.getByText('jeudi 24 décembre 2099')).toBeVisible();
      await type(form.email, 'marieantoinettengobayihaetefils@gmial.com');
      await tap(form.submit);
      await expect(form.summary).toBeFocused();
      await expect(page.getByText(/^Vouliez-vous dire/)).toBeVisible();
    },
    'the dialog that erases, open': async (page, form) => {
      await tap(form.erase);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'the form, refused by the service': async (page, form) => {
      await page.keyboard.press('Escape');
      const body = 'Forbidden: https://dashboard.emailjs.com/admin/account/security';
      await page.route(SEND, (route) => route.fulfill({ status: 403, body }));
      await form.fill();
      await tap(form.submit);
      await expect(form.alerts).toBeVisible();
    },
    'the request, sent': async (page, form) => {
      await page.unroute(SEND);
      await tap(form.submit);
      await expect(form.sent).toBeFocused();
    },
  },
  '/tarifs': {
    'the red flags, from a need': async (page) => {
      await tap(page.getByRole('link', { name: /^Signes graves/ }).last());
      await expect(page.locator('#signes-graves')).toBeInViewport();
    },
    'an estimate': async (page) => {
      await tap(page.locator('summary', { has: page.locator('b') }).first());
      await expect(page.getByRole('link', { name: estimates.send })).toBeVisible();
    },
  },
  // Needs a confirmed neighbourhood.
  ...(neighbourhoodNames(area).length > 0 && {
    '/quartiers': {
      'an unknown neighbourhood, beside all that are known': async (page) => {
        await type(page.locator('form [name="neighbourhood"]'), 'Quartier de la Lune');
        await expect(announcements(page).filter({ hasText: area.unknown })).toBeVisible();
      },
    },
  }),
};

for (const path of templates) {
  test(`${path} is accessible in each state, and on paper`, async ({ page, form }) => {
    const problems = collectProblems(page);
    await goto(page, path);
    await waitForSwiper(page);
    await test.step('axe and the rules beside it find no fault', async () => {
      expect.soft(await findOverflow(page, '-'), 'as it opens').toEqual([]);
      await expectAccessible(page, WITH_CHROME.includes(path));
    });
    // print.spec.ts prints these.
    if (!path.startsWith('/fiches/'))
      await test.step('on paper: black on white, and whole', () => expectOnPaper(page));
    await test.step('zoomed, with text spacing, in large text, right to left', async () => {
      await expectFit(page, PHONE);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect.soft(await findOverflow(page), 'from right to left').toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    });
    await test.step('no error, no other origin, no cookie', async () => {
      const isExpected = (problem: string) => path === MISSING_ROUTE && /^404/.test(problem);
      expect.soft(problems.filter((problem) => !isExpected(problem))).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
    });
    if (WITH_ALL_CONTROLS.includes(path))
      await test.step('on a computer, by keyboard and pointer', async () => {
        await page.setViewportSize(DESKTOP);
        expect.soft(await findUnseenFocus(page), 'focus').toEqual([]);
        expect.soft(await findUnreadable(page), 'hovered').toEqual([]);
      });
    const [, states = {}] = Object.entries(STATES).find(([start]) => path.startsWith(start)) ?? [];
    for (const [name, reach] of Object.entries(states))
      await test.step(name, async () => {
        await page.setViewportSize(PHONE);
        await reach(page, form);
        await expectAccessible(page, name === MENU);
        await expectFullSheetsChangeNothing(page);
        await expectFit(page, SMALL_PHONE);
      });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL_PHONE });

  test('every other page fits a phone, in large text too', async ({ page }) => {
    const others = allRoutes.filter((route) => !templates.includes(route));
    for (const route of others) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findOverflow(page), route).toEqual([]);
      // Each is like one of the templates: one size, which a new page does not change.
      await expectFitInLargeText(page, PHONE, [TEXT_SIZES[route.length % TEXT_SIZES.length]!]);
      await page.setViewportSize(SMALL_PHONE);
    }
  });
});
