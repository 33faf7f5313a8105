import { expect, type Locator, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { quarterNames } from '@/lib/area/quarters';
import { answerAll, dangerOf } from './finder';
import { SEND } from './form';
import { waitForSwiper } from './slider';
import {
  announcements,
  pickDate,
  press,
  sendRequest,
  TOUCH_PHONE,
  waitForHydration,
  write,
} from './support';

export const PHONE = TOUCH_PHONE.viewport;
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

const SUBMIT = 'Envoyer ma demande';

/** The one state that is of the page's frame. */
export const MENU = 'the menu of a phone, open';

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

/**
 * By the addresses of pages, the states that a visitor brings them to, each from the one before. The
 * form is on two pages, each of which brings its style itself.
 */
export const ways: Record<string, Record<string, (page: Page) => Promise<unknown>>> = {
  '/services': {
    [MENU]: async (page) => {
      await press(button(page, 'Menu'));
      await expect(button(page, 'Fermer')).toBeVisible();
    },
  },
  '/blogDetails/1': {
    'the share dialog, its link copied': async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(button(page, 'Partager cet article'));
      await press(button(page.getByRole('dialog'), 'Copier'));
      await expect(announcements(page.getByRole('dialog'))).toHaveText('Lien copié !');
    },
  },
  '/contact?service=3': {
    'the form of a service, dated, sent too early': async (page) => {
      await pickDate(page.getByLabel('Date souhaitée'), '2099-12-24');
      await expect(page.getByText('jeudi 24 décembre 2099')).toBeVisible();
      await press(button(page, SUBMIT));
      await expect(page.getByRole('group', { name: 'Il y a un problème' })).toBeFocused();
    },
  },
  '/appoitment': {
    'the form, refused by the service': async (page) => {
      await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' }));
      await sendRequest(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Erreur: ' })).toBeVisible();
    },
    'the request, sent': async (page) => {
      await page.unroute(SEND);
      await press(button(page, SUBMIT));
      await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
    },
  },
  // None before the owner has confirmed a quartier.
  ...(quarterNames(area).length > 0 && {
    '/tarifs': {
      'an unknown quartier, beside all that are known': async (page) => {
        await write(page.locator('form [name="quarter"]'), 'Quartier de la Lune');
        await expect(announcements(page).filter({ hasText: area.unknown })).toBeVisible();
        await press(page.locator('summary').filter({ hasText: area.listLabel }));
      },
    },
  }),
  '/trouver': {
    'the questions, answered': (page) => answerAll(page),
    'the questions, stopped by a danger': (page) => press(dangerOf(page, 'yes')),
  },
};

/** Opens a page at a width, and waits until React has taken over, and Swiper where there are slides. */
export async function open(page: Page, path: string, width: number = PHONE.width): Promise<void> {
  await page.setViewportSize(width > PHONE.width ? DESKTOP : PHONE);
  await page.goto(path);
  await waitForHydration(page);
  await waitForSwiper(page);
}
