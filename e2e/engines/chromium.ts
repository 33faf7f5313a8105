import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, expect } from 'playwright/test';
import { launchArgs, OLD_CHROMIUM } from '@/scripts/checks/tools';
import { USUAL, withTypefaces } from '../devices';
import { WINDOW, type Engine, type Run } from './engine';

/**
 * Starts a Chromium of 2021. Playwright drives it, but for what it asks of an element by itself:
 * its own scripts are too young for this browser.
 */
export async function startOldChromium(): Promise<Engine> {
  const executablePath = join(OLD_CHROMIUM, 'node_modules', 'chromium');
  if (!existsSync(executablePath)) {
    const packed = join(OLD_CHROMIUM, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    writeFileSync(executablePath, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  }
  const browser = await chromium.launch({
    executablePath,
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
    close: () => browser.close(),
  };
}

/** In the page: the middle of an element. */
function middleOf(selector: string): [x: number, y: number] {
  const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
