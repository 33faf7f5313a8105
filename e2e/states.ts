import { expect, type Page } from 'playwright/test';
import { OVERLAY_MS } from '@/lib/browser/motion';
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

/** What a page looks like after a visitor has done something, on the page that shows most of it. */
export interface State {
  name: string;
  path: string;
  /** Pixels; a phone's where nothing is said. */
  width?: number;
  /** Words that may not fit where letters are large. */
  isWordy?: true;
  /** Before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
  /** From the page, alive, to the state. */
  reach: (page: Page) => Promise<void>;
}

export const PHONE = TOUCH_PHONE.viewport;
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

const SEND = '**/api/v1.0/email/send';

const shareStrip = (page: Page) => page.getByRole('region', { name: 'Partager ce service' });

/** None before the owner has confirmed a quartier. */
const ofQuarters: State[] = quarterNames(area)
  .slice(-1)
  .flatMap((name) => [
    {
      name: 'a quartier, answered in the form',
      isWordy: true,
      path: '/appoitment',
      reach: async (page) => {
        await write(page.locator('form [name="quarter"]'), name);
        await expect(announcements(page).filter({ hasText: name })).toBeVisible();
      },
    },
    {
      name: 'a quartier that is not known, beside all that are',
      isWordy: true,
      path: '/tarifs',
      reach: async (page) => {
        await write(page.locator('form [name="quarter"]'), 'Quartier de la Lune');
        await expect(announcements(page).filter({ hasText: area.unknown })).toBeVisible();
        await press(page.locator('summary').filter({ hasText: area.listLabel }));
      },
    },
  ]);

export const states: readonly State[] = [
  {
    name: 'the menu of a phone, open',
    isWordy: true,
    path: '/services',
    reach: async (page) => {
      await press(page.getByRole('button', { name: 'Menu' }));
      await expect(page.getByRole('button', { name: 'Fermer' })).toBeVisible();
    },
  },
  {
    name: 'a question, open',
    path: '/services',
    reach: async (page) => {
      await press(page.locator('summary').last());
      await expect(page.locator('details[open]')).toHaveCount(1);
    },
  },
  { name: 'the slides, turning', path: '/', reach: waitForSwiper },
  {
    name: 'the slides, stopped',
    path: '/',
    width: DESKTOP.width,
    reach: async (page) => {
      await waitForSwiper(page);
      await press(page.getByRole('button', { name: 'Arrêter le défilement' }));
      await press(page.getByRole('button', { name: 'Diapositive suivante' }));
      await expect(page.getByRole('button', { name: 'Aller à la diapositive 2' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    },
  },
  {
    name: 'the dialog that shares an article, its link copied',
    isWordy: true,
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
    name: 'the steps for Instagram',
    isWordy: true,
    path: '/ServiceDetails/3',
    reach: async (page) => {
      await press(shareStrip(page).getByRole('button', { name: 'Instagram' }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a copy that the browser refuses',
    path: '/ServiceDetails/3',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      }),
    reach: async (page) => {
      await press(shareStrip(page).getByRole('button', { name: 'Copier le lien' }));
      await expect(shareStrip(page).getByRole('alert').getByRole('textbox')).toBeFocused();
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
    name: 'the form, for a quote',
    isWordy: true,
    path: '/contact?service=2&demande=devis',
    reach: async (page) => {
      await expect(page.getByText('Vous demandez un devis')).toBeVisible();
    },
  },
  {
    name: 'the form, which asks whether another address is meant',
    isWordy: true,
    path: '/appoitment',
    reach: async (page) => {
      await write(page.getByRole('textbox', { name: 'E-mail' }), 'prenom.nom.deuxieme@gmial.com');
      await expect(page.getByRole('button', { name: 'Oui, corriger' })).toBeVisible();
    },
  },
  {
    name: 'the form, sent empty',
    isWordy: true,
    path: '/appoitment',
    reach: async (page) => {
      await press(page.getByRole('button', { name: 'Envoyer ma demande' }));
      await expect(page.getByRole('group', { name: 'Il y a un problème' })).toBeFocused();
    },
  },
  {
    name: 'the form, on its way',
    path: '/appoitment',
    prepare: (page) => page.route(SEND, () => undefined),
    reach: async (page) => {
      await sendRequest(page);
      await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
    },
  },
  {
    name: 'the form, refused by the service',
    isWordy: true,
    path: '/appoitment',
    prepare: (page) => page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' })),
    reach: async (page) => {
      await sendRequest(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Erreur: ' })).toBeVisible();
    },
  },
  {
    name: 'the request, sent',
    isWordy: true,
    path: '/appoitment',
    reach: async (page) => {
      await sendRequest(page);
      await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
    },
  },
  ...ofQuarters,
  {
    name: 'the questions, answered',
    isWordy: true,
    path: '/trouver',
    reach: (page) => answerAll(page),
  },
  {
    name: 'the questions, stopped by a danger',
    isWordy: true,
    path: '/trouver',
    reach: (page) => press(dangerOf(page, 'yes')),
  },
  {
    name: 'the questions, stopped by what can’t wait',
    path: '/trouver',
    reach: (page) => press(dangerOf(page, 'urgent')),
  },
  {
    name: 'the overlay between two pages',
    path: '/contact',
    width: DESKTOP.width,
    reach: async (page) => {
      // It stays for as long as it is looked at.
      await page.evaluate((short) => {
        const start = window.setTimeout.bind(window);
        const slowly = (act: () => void, delay?: number) =>
          start(act, delay === short ? 60 * delay : delay);
        Object.assign(window, { setTimeout: slowly });
      }, OVERLAY_MS);
      await press(page.getByRole('link', { name: 'Personnel de santé' }).first());
      await expect(page.locator('[data-overlay]')).toBeVisible();
    },
  },
  { name: 'a service that does not exist', path: '/ServiceDetails/99', reach: whenAlive },
  { name: 'an article that does not exist', path: '/blogDetails/99', reach: whenAlive },
];

/** Opens a page at a width, and waits until React has taken over, and Swiper where there are slides. */
export async function open(page: Page, path: string, width: number = PHONE.width): Promise<void> {
  await page.setViewportSize(width > PHONE.width ? DESKTOP : PHONE);
  await page.goto(path);
  await whenAlive(page);
  await waitForSwiper(page);
}

/** Brings a page into one of the {@link states}. */
export async function enter(page: Page, state: State): Promise<void> {
  await state.prepare?.(page);
  await open(page, state.path, state.width);
  await state.reach(page);
}
