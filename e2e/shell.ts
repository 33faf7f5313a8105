import { type Page } from 'playwright/test';

/** The parts around every page, for the tests about them. */

export const navigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation principale' });

export const overlay = (page: Page) => page.locator('[data-overlay]');

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
