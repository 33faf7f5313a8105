import { expect } from 'playwright/test';
import { ALIVE } from '@/lib/hydration/earlyTaps';
import { WINDOW, type Engine, type Run } from './engine';

/** What marks the element that is meant, for the driver. */
const MEANT = 'data-meant';

/** What a visitor does on the site and sees there, in any engine. */
export class Visit {
  readonly run: Run;

  constructor(
    private readonly engine: Engine,
    private readonly addressOf: (path: string) => string,
  ) {
    this.run = engine.run;
  }

  /** Opens a page of the site, and waits until React has taken over. */
  async open(path: string): Promise<void> {
    await this.openEarly(path);
    await this.seeAlive();
  }

  /** Opens a page of the site, which has to fit, and does not wait for React. */
  async openEarly(path: string): Promise<void> {
    await this.engine.open(this.addressOf(path));
    const { width, needed, header } = await this.run(measure);
    expect(width).toBe(WINDOW.width);
    expect.soft(needed, path).toBeLessThanOrEqual(width);
    expect.soft(header, path).toBeGreaterThan(30);
    expect.soft(header, path).toBeLessThanOrEqual(90);
    expect.soft(await this.shows('h1'), path).toBe(true);
  }

  seeAlive(): Promise<void> {
    return this.see(`[${ALIVE}] main`);
  }

  /** Presses the first element of a selector that shows and has these words. */
  async press(selector: string, words = ''): Promise<void> {
    await this.see(selector, words, true, MEANT);
    await this.engine.press(`[${MEANT}]`);
  }

  /** Types into the first field of a selector. */
  async type(selector: string, text: string): Promise<void> {
    await this.see(selector, '', true, MEANT);
    await this.engine.type(`[${MEANT}]`, text);
  }

  /** Has the picker of a phone give a field its value: each engine asks for the keys in its way. */
  async pick(selector: string, value: string): Promise<void> {
    await this.see(selector);
    await this.run(take, selector, value);
  }

  /** Whether something of a selector shows that has these words. */
  shows(selector: string, words = ''): Promise<boolean> {
    return this.run(find, selector, words, '');
  }

  /** Waits until something shows, or does no longer; a mark is for what is to be touched. */
  see(selector: string, words = '', isThere = true, mark = ''): Promise<void> {
    const message = `${selector} ${words}`;
    return until(() => this.run(find, selector, words, mark), message, isThere);
  }

  /** Waits until focus is on an element of a selector, also in a window that itself has none. */
  seeFocusOn(selector: string): Promise<void> {
    const hasFocus = (it: string) => document.activeElement?.matches(it) ?? false;
    return until(() => this.run(hasFocus, selector), `focus on ${selector}`);
  }
}

/** Asked often: an engine that waits for a test takes longer than one that is asked. */
const until = (ask: () => Promise<boolean>, message: string, answer = true) =>
  expect.poll(ask, { message, intervals: [100] }).toBe(answer);

/** In the page: how wide the window is, how wide a window the page needs, how high its header is. */
function measure() {
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  return { width: innerWidth, needed: document.documentElement.scrollWidth, header };
}

/** In the page: whether something shows with these words. What is marked also takes a touch. */
function find(selector: string, words: string, mark: string): boolean {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, pointerEvents } = getComputedStyle(element);
    const isSeen = width > 0 && height > 0 && visibility === 'visible';
    // A menu that has just opened takes no touch yet.
    const isTaken = isSeen && (!mark || pointerEvents !== 'none');
    return isTaken && plain(element.textContent ?? '').includes(plain(words));
  });
  if (!found || !mark) return Boolean(found);
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  found.setAttribute(mark, '');
  // What is pressed has to stand still by then.
  document.documentElement.style.scrollBehavior = 'auto';
  found.scrollIntoView({ block: 'center' });
  return true;
}

/** In the page: gives a field a value, and tells whoever listens. */
function take(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.focus();
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
