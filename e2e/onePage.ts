import { test, type Page } from 'playwright/test';
import { waitForSwiper } from './slider';
import { TOUCH_PHONE, waitForHydration } from './support';

export const PHONE = TOUCH_PHONE.viewport;
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/**
 * Shares one page among the tests of a file, or of a group, that only open pages and look at them:
 * a window of its own for each would take longer than most looks do. Nothing that a test has kept
 * or listened to reaches the next; its window's size and its medium each test sets itself.
 *
 * @returns What gives the page, from within a test.
 */
export function shareOnePage(): () => Page {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.beforeEach(async () => {
    page.removeAllListeners();
    if (!page.url().startsWith('http')) return;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });
  test.afterAll(() => page.close());
  return () => page;
}

/** Opens a page at a width, and waits until React has taken over, and Swiper where there are slides. */
export async function open(page: Page, path: string, width: number = PHONE.width): Promise<void> {
  await page.setViewportSize(width > PHONE.width ? DESKTOP : PHONE);
  await page.goto(path);
  await waitForHydration(page);
  await waitForSwiper(page);
}
