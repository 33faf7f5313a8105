import { expect } from 'playwright/test';
import { HYDRATED } from '@/lib/hydration/eventReplay';
import { WINDOW, type Engine, type Run } from './engine';

/** Marks an element for the driver. */
const TARGET = 'data-target';

/** User actions and assertions in any engine. */
export class Visit {
  readonly run: Run;

  constructor(
    private readonly engine: Engine,
    private readonly getAddress: (path: string) => string,
  ) {
    this.run = engine.run;
  }

  /** Opens a page and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.waitForHydration();
  }

  /** Opens a page, which has to fit the window, without waiting for hydration. */
  async load(path: string): Promise<void> {
    await this.engine.open(this.getAddress(path));
    const { width, needed, header } = await this.run(() => ({
      width: innerWidth,
      needed: document.documentElement.scrollWidth,
      header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
    }));
    expect(width).toBe(WINDOW.width);
    expect.soft(needed, path).toBeLessThanOrEqual(width);
    expect.soft(header, path).toBeGreaterThan(30);
    expect.soft(header, path).toBeLessThanOrEqual(90);
    expect.soft(await this.shows('h1'), path).toBe(true);
  }

  waitForHydration(): Promise<void> {
    return this.see(`[${HYDRATED}] main`);
  }

  async tap(selector: string, words = ''): Promise<void> {
    await this.see(selector, words, true, TARGET);
    await this.engine.tap(`[${TARGET}]`);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.see(selector, '', true, TARGET);
    await this.engine.type(`[${TARGET}]`, text);
  }

  /** Sets a date or time as a picker does: the keys differ by engine. */
  async pick(selector: string, value: string): Promise<void> {
    await this.see(selector);
    await this.run(
      (target, text) => {
        const input = document.querySelector<HTMLInputElement>(target)!;
        input.focus();
        input.value = text;
        for (const type of ['input', 'change'])
          input.dispatchEvent(new Event(type, { bubbles: true }));
      },
      selector,
      value,
    );
  }

  shows(selector: string, words = ''): Promise<boolean> {
    return this.run(find, selector, words, '');
  }

  /** Waits until an element is shown or hidden; `mark` is for one to tap. */
  see(selector: string, words = '', isThere = true, mark = ''): Promise<void> {
    const message = `${selector} ${words}`;
    return until(() => this.run(find, selector, words, mark), message, isThere);
  }

  seeFocusOn(selector: string): Promise<void> {
    const hasFocus = (item: string) => document.activeElement?.matches(item) ?? false;
    return until(() => this.run(hasFocus, selector), `focus on ${selector}`);
  }
}

const until = (ask: () => Promise<boolean>, message: string, answer = true) =>
  expect.poll(ask, { message, intervals: [100] }).toBe(answer);

/** In the page: whether an element with this text is visible, and, to be marked, takes taps. */
function find(selector: string, words: string, mark: string): boolean {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, pointerEvents } = getComputedStyle(element);
    const isSeen = width > 0 && height > 0 && visibility === 'visible';
    // A menu takes no taps while it opens.
    const isTaken = isSeen && (!mark || pointerEvents !== 'none');
    return isTaken && plain(element.textContent).includes(plain(words));
  });
  if (!found || !mark) return Boolean(found);
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  found.setAttribute(mark, '');
  // Smooth scrolling would move the target.
  document.documentElement.style.scrollBehavior = 'auto';
  found.scrollIntoView({ block: 'center' });
  return true;
}
