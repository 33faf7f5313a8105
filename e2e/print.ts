import type { Page } from 'playwright/test';

/** Opens a page as a printer lays it out. */
export async function print(page: Page, path: string) {
  // It is opened on the screen, whatever was done to the page before it.
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}
