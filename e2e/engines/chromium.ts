import { chromium, expect } from 'playwright/test';
import { launchArgs } from '@/scripts/checks/install/browser';
import { OLD_CHROMIUM } from '@/scripts/checks/install/oldChromium';
import { USUAL, withTypefaces } from '../devices';
import { dateParts, WINDOW, type Engine, type Run } from './engine';

/**
 * Starts a Chromium of 2021. Playwright drives it, but for what it asks of an element by itself:
 * its own scripts are too young for this browser.
 */
export async function startOldChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: OLD_CHROMIUM.program,
    args: [...launchArgs, '--no-zygote'],
    // Without a typeface it would not start.
    env: { ...withTypefaces(USUAL), LD_LIBRARY_PATH: OLD_CHROMIUM.libraries },
  });
  const page = await browser.newPage({ viewport: WINDOW, isMobile: true, serviceWorkers: 'allow' });

  const run: Run = (script, ...args) =>
    page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`);

  const press = async (selector: string) => page.mouse.click(...(await run(middleOf, selector)));

  return {
    run,
    press,
    open: async (address) => {
      await page.goto(address, { waitUntil: 'commit' });
      // Asked for: this browser's word that all is loaded is lost once in thirty times.
      await expect.poll(() => run(() => document.readyState)).toBe('complete');
    },
    type: async (selector, text) => {
      await press(selector);
      // The press may have met any part of a date.
      await run((field) => document.querySelector<HTMLElement>(field)?.focus(), selector);
      for (const key of keysFor(text)) await page.keyboard.type(key);
    },
    close: () => browser.close(),
  };
}

/** In the page: the middle of an element, where nothing may lie over it. */
function middleOf(selector: string): [number, number] {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing there is ${selector}.`);
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) {
    throw new Error(`${hit?.outerHTML.slice(0, 200)} lies over ${selector}.`);
  }
  return [x, y];
}

/** The keys that write a text; an hour is of the morning, since no journey asks for another. */
function keysFor(text: string): string[] {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  if (hour && minute) return [...hour, ...minute, 'a'];
  return [...(dateParts(text)?.join('') ?? text)];
}
