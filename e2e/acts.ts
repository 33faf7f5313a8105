import type { Page } from 'playwright/test';

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
