import type { Page } from 'playwright/test';

/** Opens a page as a printer lays it out. */
export async function print(page: Page, path: string) {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}
