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

/** Counts what the page's own code does, from the first moment on. */
export function countActs(page: Page) {
  return page.addInitScript(() => {
    const acts: Record<string, number> = {};
    const count = (name: string) => {
      acts[name] = (acts[name] ?? 0) + 1;
    };
    Object.assign(window, { acts });
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      count(key);
      setItem.call(this, key, value);
    };
    const showModal = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function () {
      count('dialog');
      showModal.call(this);
    };
    navigator.clipboard.writeText = () => {
      count('copy');
      return Promise.resolve();
    };
    addEventListener('click', (event) => event.isTrusted && count('trusted'), true);
  });
}

/** How often each act was done since then. */
export const acts = (page: Page) =>
  page.evaluate(() => (window as unknown as { acts: Record<string, number> }).acts);
