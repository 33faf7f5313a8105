import { expect } from 'playwright/test';
import { ALIVE, EARLY } from '@/lib/lateStart/earlyTaps';
import type { Engine } from './engine';

/** What marks the element that is meant, for the driver. */
const MEANT = 'data-meant';

/** Asked often: an engine that waits for a test takes longer than one that is asked. */
const OFTEN = { intervals: [100] };

/** What a visitor does on the site and sees there, in any engine. */
export class Visit {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Opens a page of the site, and waits until React has taken over. */
  async open(path: string): Promise<void> {
    await this.openEarly(path);
    await this.seeAlive(path);
  }

  /**
   * Opens a page of the site, and reaches for something that needs React, which spares the wait
   * until the page is idle.
   */
  async openAndReach(path: string): Promise<void> {
    await this.openEarly(path);
    await this.engine.run(reach, EARLY);
    await this.seeAlive(path);
  }

  /** Opens a page of the site, and does not wait for React. */
  async openEarly(path: string): Promise<void> {
    await this.engine.open(this.origin + path);
  }

  /** Presses the first element of a selector that shows and has these words. */
  async press(selector: string, words = ''): Promise<void> {
    await this.mean(selector, words);
    await this.engine.press(`[${MEANT}]`);
  }

  /** Types into the first field of a selector. */
  async type(selector: string, text: string): Promise<void> {
    await this.mean(selector);
    await this.engine.type(`[${MEANT}]`, text);
  }

  /** Whether something of a selector shows that has these words. */
  shows(selector: string, words = ''): Promise<boolean> {
    return this.engine.run(isShown, selector, plain(words));
  }

  /** Waits until something shows, or does no longer. */
  async see(selector: string, words = '', isThere = true): Promise<void> {
    const what = `${selector} ${words}`;
    await expect.poll(() => this.shows(selector, words), { message: what, ...OFTEN }).toBe(isThere);
  }

  /** Waits for an address of the site. */
  async arrive(path: string): Promise<void> {
    const address = () => this.engine.run(() => location.pathname + location.hash);
    await expect.poll(address, OFTEN).toBe(path);
  }

  /** Waits until focus is on an element of a selector. */
  async seeFocusOn(selector: string): Promise<void> {
    const hasFocus = () => this.engine.run(isFocused, selector);
    await expect.poll(hasFocus, { message: selector, ...OFTEN }).toBe(true);
  }

  /** What stands in a field. */
  valueOf(selector: string): Promise<string | undefined> {
    return this.engine.run(
      (field) => document.querySelector<HTMLInputElement>(field)?.value,
      selector,
    );
  }

  /** Runs a function in the page. It sees nothing but the page. */
  run<Result>(script: () => Result): Promise<Result> {
    return this.engine.run(script);
  }

  private async seeAlive(path: string): Promise<void> {
    const isAlive = () => this.shows(`[${ALIVE}] main`);
    await expect.poll(isAlive, { message: `${path} comes alive`, ...OFTEN }).toBe(true);
  }

  private async mean(selector: string, words = ''): Promise<void> {
    const found = () => this.engine.run(markMeant, selector, plain(words), MEANT);
    await expect.poll(found, { message: `${selector} ${words}`, ...OFTEN }).toBe(true);
  }
}

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

/** In the page: a finger comes down on what needs React, and no more. */
function reach(early: string): void {
  const target = document.querySelector(`form, [${early}]`);
  if (!target) throw new Error('Nothing here needs React.');
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

/** In the page: marks the element that is meant, and brings it to the middle of the window. */
function markMeant(selector: string, words: string, mark: string): boolean {
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  const meant = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      // A menu that has just opened takes no touch yet.
      getComputedStyle(element).pointerEvents !== 'none' &&
      (element.textContent ?? '').replace(/\u00a0/g, ' ').includes(words),
  );
  if (!meant) return false;
  meant.setAttribute(mark, '');
  // What is pressed has to stand still by then.
  document.documentElement.style.scrollBehavior = 'auto';
  meant.scrollIntoView({ block: 'center' });
  return true;
}

/** In the page: whether something of a selector that has these words can be seen. */
function isShown(selector: string, words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    return isSeen && (element.textContent ?? '').replace(/\u00a0/g, ' ').includes(words);
  });
}

/** In the page: whether an element of a selector has the focus. */
function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}
