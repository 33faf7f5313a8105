import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { launchArgs } from '@/scripts/checks/install/browser';
import { OLD_CHROMIUM } from '@/scripts/checks/install/oldChromium';
import { USUAL, withTypefaces } from '../devices';
import { DevTools } from './devtools';
import { dateParts, WINDOW, type Engine, type Run } from './engine';

interface Evaluated {
  result: { value: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** Starts a Chromium of 2021. */
export async function startOldChromium(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const options = ['--headless', '--no-zygote', '--remote-debugging-pipe', '--hide-scrollbars'];
  const browser = spawn(
    OLD_CHROMIUM.program,
    [...launchArgs, ...options, `--user-data-dir=${profile}`],
    {
      // Without a typeface it would not start.
      env: { ...withTypefaces(USUAL), LD_LIBRARY_PATH: OLD_CHROMIUM.libraries },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(browser, 'exit');
  const tools = new DevTools(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const { targetId } = await tools.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await tools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <Result>(method: string, params: object = {}) =>
    tools.send<Result>(method, params, sessionId);
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', {
    ...WINDOW,
    deviceScaleFactor: 1,
    mobile: true,
  });

  const run: Run = async <Arguments extends unknown[], Result>(
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ) => {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
      expression: `(${script.toString()})(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    const { exception, text } = exceptionDetails ?? {};
    if (text) throw new Error(exception?.description ?? text);
    return result.value as Result;
  };

  const press = async (selector: string) => {
    const [x, y] = await run(middleOf, selector);
    const point = { x, y, button: 'left', clickCount: 1 };
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
      await send('Input.dispatchMouseEvent', { type, ...point });
    }
  };

  return {
    run,
    press,
    open: async (address) => {
      const loaded = tools.next('Page.loadEventFired');
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url: address });
      if (errorText) throw new Error(`${address}: ${errorText}`);
      await loaded;
    },
    type: async (selector, text) => {
      await press(selector);
      // The press may have met any part of a date.
      await run((field) => document.querySelector<HTMLElement>(field)?.focus(), selector);
      for (const key of keysFor(text)) {
        await send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      }
    },
    close: async () => {
      await tools.send('Browser.close').catch(() => browser.kill('SIGKILL'));
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
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
