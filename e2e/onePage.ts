import { test, type Page } from 'playwright/test';

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
