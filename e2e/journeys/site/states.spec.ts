import { expect, type Locator, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { estimates } from '@/lib/i18n/fr';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { type FormPage, SEND, test } from '@/e2e/support/form';
import { openAtWidth, PHONE, SMALL_PHONE } from '@/e2e/support/viewports';
import { announcements, pickDate, tap, TOUCH_PHONE, type } from '@/e2e/support/page';
import { computedStyles, computedStylesWithFullSheets } from '@/e2e/support/computedStyles';
import { expectFit } from '@/e2e/support/fit';
import { expectAccessible } from '@/e2e/support/accessibility';

/** The states of a page after user actions; each follows from the one before. */

// The Content Security Policy would block the injected style sheets.
test.use({ ...TOUCH_PHONE, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The only state of the page chrome. */
const MENU = 'the menu of a phone, open';

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

type Reach = (on: { page: Page; form: FormPage }) => Promise<unknown>;

/** The states of each page, in order. */
const STATES: Record<string, Record<string, Reach>> = {
  '/services': {
    [MENU]: async ({ page }) => {
      await tap(button(page, 'Menu'));
      await expect(button(page, 'Fermer')).toBeVisible();
    },
  },
  '/gestes': {
    'a guide, open': async ({ page }) => {
      await tap(page.locator('main summary').first());
      await expect(page.getByRole('link', { name: 'Suivant' }).first()).toBeVisible();
    },
  },
  '/blogDetails/1': {
    'the share dialog, its link copied': async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await tap(button(page, 'Partager cet article'));
      await tap(button(page.getByRole('dialog'), 'Copier'));
      await expect(announcements(page.getByRole('dialog'))).toHaveText('Lien copié !');
    },
  },
  '/contact?service=3': {
    'the form of a service, dated, submitted incomplete': async ({ page, form }) => {
      await pickDate(form.appointmentDate, '2099-12-24');
      await expect(page.getByText('jeudi 24 décembre 2099')).toBeVisible();
      await type(form.email, 'marieantoinettengobayihaetefils@gmial.com');
      await tap(form.submit);
      await expect(form.summary).toBeFocused();
      await expect(page.getByText(/^Vouliez-vous dire/)).toBeVisible();
    },
    'the dialog that erases, open': async ({ page, form }) => {
      await tap(form.erase);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'the form, refused by the service': async ({ page, form }) => {
      await page.keyboard.press('Escape');
      const body = 'Forbidden: https://dashboard.emailjs.com/admin/account/security';
      await page.route(SEND, (route) => route.fulfill({ status: 403, body }));
      await form.fill();
      await tap(form.submit);
      await expect(form.alerts).toBeVisible();
    },
    'the request, sent': async ({ page, form }) => {
      await page.unroute(SEND);
      await tap(form.submit);
      await expect(form.sent).toBeFocused();
    },
  },
  '/tarifs': {
    'the red flags, from a need': async ({ page }) => {
      await tap(page.getByRole('link', { name: /^Signes graves/ }).last());
      await expect(page.locator('#signes-graves')).toBeInViewport();
    },
    'an estimate': async ({ page }) => {
      await tap(page.locator('summary', { has: page.locator('b') }).first());
      await expect(page.getByRole('link', { name: estimates.send })).toBeVisible();
    },
  },
  // Needs a confirmed neighbourhood.
  ...(neighbourhoodNames(area).length > 0 && {
    '/quartiers': {
      'an unknown neighbourhood, beside all that are known': async ({ page }) => {
        await type(page.locator('form [name="neighbourhood"]'), 'Quartier de la Lune');
        await expect(announcements(page).filter({ hasText: area.unknown })).toBeVisible();
      },
    },
  }),
};

for (const [path, states] of Object.entries(STATES)) {
  test(`states of ${path} are accessible`, async ({ page, form }) => {
    await openAtWidth(page, path);
    for (const [name, reach] of Object.entries(states)) {
      await test.step(name, async () => {
        await page.setViewportSize(PHONE);
        await reach({ page, form });
        await expectAccessible(page, name === MENU);
        const before = await computedStyles(page);
        expect
          .soft(await computedStylesWithFullSheets(page), 'with full style sheets')
          .toEqual(before);
        await expectFit(page, [SMALL_PHONE]);
      });
    }
  });
}
