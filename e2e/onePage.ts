import { test, type Page } from 'playwright/test';
import { waitForSwiper } from './slider';
import { TOUCH_PHONE, waitForHydration } from './support';

export const PHONE = TOUCH_PHONE.viewport;
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** Shares one page among tests that only look: a window for each would take longer than they do. */
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
