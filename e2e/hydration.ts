import { expect, type Page } from 'playwright/test';

/** For the tests of the time before React. */

/** What a form that can't be sent says, and where else the centre is reached. */
export const failedNote = (page: Page) => page.locator('[data-failed-note]');

/** On a page whose clock was installed: lets time pass until something comes true. */
export const passUntil = (page: Page, isTrue: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(4000);
    await isTrue();
  }).toPass();
