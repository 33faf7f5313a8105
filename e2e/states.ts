import { expect, type Page } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { quarterNames } from '@/lib/area/quarters';
import { answerAll, dangerOf } from './finder';
import { waitForSwiper } from './slider';
import {
  announcements,
  pickDate,
  press,
  sendRequest,
  TOUCH_PHONE,
  whenAlive,
  write,
} from './support';

/** What a page looks like on a phone after a visitor has done something. */
interface State {
  name: string;
  path: string;
  /** Before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
  /** From the page, alive, to the state. */
  reach: (page: Page) => Promise<void>;
}

export const PHONE = TOUCH_PHONE.viewport;
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

const SEND = '**/api/v1.0/email/send';

/** None before the owner has confirmed a quartier. */
const unknownQuarter: State = {
  name: 'a quartier that is not known, beside all that are',
  path: '/tarifs',
  reach: async (page) => {
    await write(page.locator('form [name="quarter"]'), 'Quartier de la Lune');
    await expect(announcements(page).filter({ hasText: area.unknown })).toBeVisible();
    await press(page.locator('summary').filter({ hasText: area.listLabel }));
  },
};

export const states: readonly State[] = [
  {
    name: 'the menu of a phone, open',
    path: '/services',
    reach: async (page) => {
      await press(page.getByRole('button', { name: 'Menu' }));
      await expect(page.getByRole('button', { name: 'Fermer' })).toBeVisible();
    },
  },
  {
    name: 'the dialog that shares an article, its link copied',
    path: '/blogDetails/1',
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(page.getByRole('button', { name: 'Partager cet article' }));
      const dialog = page.getByRole('dialog');
      await press(dialog.getByRole('button', { name: 'Copier', exact: true }));
      await expect(announcements(dialog)).toHaveText('Lien copié !');
    },
  },
  {
    name: 'the form, come from a service, with its list of countries',
    path: '/contact?service=3',
    reach: async (page) => {
      await press(page.getByLabel('Nom et prénom'));
      await expect(page.getByLabel('Pays de l’indicatif')).toBeAttached();
      await pickDate(page.getByLabel('Date souhaitée'), '2099-12-24');
      await expect(page.getByText('jeudi 24 décembre 2099')).toBeVisible();
    },
  },
  {
    name: 'the form, sent empty',
    path: '/appoitment',
    reach: async (page) => {
      await press(page.getByRole('button', { name: 'Envoyer ma demande' }));
      await expect(page.getByRole('group', { name: 'Il y a un problème' })).toBeFocused();
    },
  },
  {
    name: 'the form, refused by the service',
    path: '/contact',
    prepare: (page) => page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' })),
    reach: async (page) => {
      await sendRequest(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Erreur: ' })).toBeVisible();
    },
  },
  {
    name: 'the request, sent',
    path: '/appoitment',
    reach: async (page) => {
      await sendRequest(page);
      await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
    },
  },
  ...(quarterNames(area).length > 0 ? [unknownQuarter] : []),
  {
    name: 'the questions, answered',
    path: '/trouver',
    reach: (page) => answerAll(page),
  },
  {
    name: 'the questions, stopped by a danger',
    path: '/trouver',
    reach: (page) => press(dangerOf(page, 'yes')),
  },
];

/** Opens a page at a width, and waits until React has taken over, and Swiper where there are slides. */
export async function open(page: Page, path: string, width: number = PHONE.width): Promise<void> {
  await page.setViewportSize(width > PHONE.width ? DESKTOP : PHONE);
  await page.goto(path);
  await whenAlive(page);
  await waitForSwiper(page);
}
