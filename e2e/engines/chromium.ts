import { chromium, expect } from 'playwright/test';
import { launchArgs } from '@/scripts/checks/install/browser';
import { OLD_CHROMIUM } from '@/scripts/checks/install/oldChromium';
import { USUAL, withTypefaces } from '../devices';
import { WINDOW, type Engine, type Run } from './engine';

/**
 * Starts a Chromium of 2021. Playwright drives it, but for what it asks of an element by itself:
 * its own scripts are too young for this browser.
 */
export async function startOldChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: OLD_CHROMIUM,
    args: [...launchArgs, '--no-zygote'],
    // Without a typeface it would not start.
    env: withTypefaces(USUAL),
  });
  const page = await browser.newPage({ viewport: WINDOW, isMobile: true, serviceWorkers: 'allow' });

  const run: Run = (script, ...args) =>
    page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`);

  const press = async (selector: string) => {
    const [x, y] = await run(middleOf, selector);
    await page.mouse.click(x, y);
  };

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
      await page.keyboard.type(text);
    },
    escape: () => page.keyboard.press('Escape'),
    close: () => browser.close(),
  };
}

/** In the page: the middle of an element. */
function middleOf(selector: string): [x: number, y: number] {
  const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
