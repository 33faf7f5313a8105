import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, expect } from 'playwright/test';
import { launchArgs, OLD_CHROMIUM } from '@/scripts/checks/tools';
import { PHONE_TYPEFACES } from '@/e2e/support/typefaces';
import { WINDOW, type Engine, type Run } from './engine';

/** Starts Chromium 92, which does not always report navigations to the current Playwright. */
export async function startOldChromium(): Promise<Engine> {
  const executablePath = join(OLD_CHROMIUM, 'node_modules', 'chromium');
  if (!existsSync(executablePath)) {
    const packed = join(OLD_CHROMIUM, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    writeFileSync(executablePath, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  }
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArgs, '--no-zygote'],
    // It does not start without fonts.
    env: PHONE_TYPEFACES,
  });
  const page = await browser.newPage({ viewport: WINDOW, isMobile: true, serviceWorkers: 'allow' });
  const client = await page.context().newCDPSession(page);

  const run: Run = async (script, ...args) => {
    const expression = `(${script.toString()})(...${JSON.stringify(args)})`;
    const options = { awaitPromise: true, returnByValue: true };
    const answer = await client.send('Runtime.evaluate', { expression, ...options });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  };

  const tap = async (selector: string) => {
    const getBox = (item: string) =>
      document.querySelector(item)!.getBoundingClientRect().toJSON() as DOMRect;
    const box = await run(getBox, selector);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };

  return {
    run,
    tap,
    open: async (url) => {
      await run(() => document.documentElement.setAttribute('data-left', ''));
      await client.send('Page.navigate', { url });
      // No answer while a page loads.
      const isOpen = () =>
        run(
          () => document.readyState === 'complete' && !document.querySelector('[data-left]'),
        ).catch(() => false);
      await expect.poll(isOpen).toBe(true);
    },
    type: async (selector, text) => {
      await tap(selector);
      await page.keyboard.type(text);
    },
    close: () => browser.close(),
  };
}
