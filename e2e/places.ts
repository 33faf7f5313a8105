import { expect, type Page } from 'playwright/test';
import { expectShown, next } from './slider';
import { press } from './support';

/**
 * Where visitors leave something behind before React: both forms, the finder, slides and a sheet.
 * All is found by what no translator touches.
 */

const radio = (page: Page, id: string) => page.locator(`#${id}`);

/** Answers a question of the finder: what a translator writes is not known. */
const answer = (page: Page, id: string) => press(page.locator(`label[for="${id}"]`));

export interface Place {
  path: string;
  /** Before React. */
  before: (page: Page) => Promise<void>;
  /** Once React is there: all of that stands. */
  kept: (page: Page) => Promise<void>;
  /** Then it goes on. */
  after: (page: Page) => Promise<void>;
}

const name = (page: Page) => page.locator('form [name="fullName"]');
const service = (page: Page) => page.locator('form [name="serviceType"]');
const lines = (page: Page) => page.locator('main form textarea');

/** Text with the caret in its midst. */
async function typeOdile(page: Page) {
  await page.keyboard.type('Odle');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
}

const form: Omit<Place, 'path'> = {
  before: async (page) => {
    await service(page).selectOption({ index: 2 });
    await press(name(page));
    await typeOdile(page);
  },
  kept: async (page) => {
    await expect(name(page)).toBeFocused();
    await page.keyboard.type('i');
    await expect(name(page)).toHaveValue('Odile');
    await expect(service(page)).toHaveValue('Suivi de grossesse');
    await expect(page.locator('[data-failed-note]')).toBeHidden();
  },
  after: async (page) => {
    await press(page.locator('form [type="submit"]').first());
    await expect(page.locator('[aria-labelledby="il-y-a"]')).toBeFocused();
    await expect(name(page)).toHaveValue('Odile');
    await expect(service(page)).toHaveValue('Suivi de grossesse');
  },
};

export const places: readonly Place[] = [
  { path: '/appoitment', ...form },
  { path: '/contact', ...form },
  {
    path: '/trouver',
    before: async (page) => {
      await answer(page, 'q1-3');
      await answer(page, 'q2-1');
    },
    kept: async (page) => {
      await expect(radio(page, 'q1-3')).toBeChecked();
      await expect(radio(page, 'q2-1')).toBeChecked();
      await expect(radio(page, 'q2-1')).toBeFocused();
    },
    after: async (page) => {
      await answer(page, 'q3-2');
      await expect(page.locator('label[for="q4-1"]')).toBeVisible();
      await expect(radio(page, 'q2-1')).toBeChecked();
    },
  },
  {
    path: '/services',
    before: (page) => press(next(page)),
    kept: (page) => expectShown(page, 2),
    after: async (page) => {
      await press(next(page));
      await expectShown(page, 3);
      const count = page.locator('[aria-roledescription="carrousel"] [aria-hidden="true"]');
      await expect(count.filter({ hasText: 'sur' })).toHaveText(/3 sur \d/);
    },
  },
  {
    path: '/fiches/premiere-visite',
    before: async (page) => {
      await press(lines(page).first());
      await typeOdile(page);
      await page.locator('main form [type="checkbox"]').first().check();
      await lines(page).first().focus();
    },
    kept: async (page) => {
      await expect(lines(page).first()).toBeFocused();
      await page.keyboard.type('i');
      await expect(lines(page).first()).toHaveValue('Odile');
      await expect(page.locator('main form [type="checkbox"]').first()).toBeChecked();
    },
    after: async (page) => {
      await press(page.locator('main form [type="reset"]'));
      await expect(lines(page).first()).toHaveValue('');
      await expect(page.locator('main form [aria-live="polite"]')).toContainText('Tout est effacé');
    },
  },
];
