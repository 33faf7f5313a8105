import { type Page } from 'playwright/test';
import { waitForSwiper } from './slider';
import { goto, TOUCH_PHONE } from './page';

export const PHONE = TOUCH_PHONE.viewport;
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** Opens a page at a width, and waits for hydration and Swiper. */
export async function openAtWidth(
  page: Page,
  path: string,
  width: number = PHONE.width,
): Promise<void> {
  await page.setViewportSize(width > PHONE.width ? DESKTOP : PHONE);
  await goto(page, path);
  await waitForSwiper(page);
}
