import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEBKIT_DRIVER } from '@/scripts/checks/install/tools';
import { Desk } from '../tree/desk';
import { dateParts, WINDOW, type Engine, type Run } from './engine';

/** The tools of its window take more width than a phone has. */
const NO_LEAST_WIDTH = '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px }';

/** Starts Debian's WebKit, which is driven by WebDriver: one request of HTTP for each command. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, '.config', 'gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config', 'gtk-3.0', 'gtk.css'), NO_LEAST_WIDTH);
  const port = await freePort();
  const desk = Desk.start(home, [WEBKIT_DRIVER, `--port=${port}`]);

  async function send(method: 'GET' | 'POST', path: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${path} : ${error} ${message}`);
    }
    return value;
  }

  try {
    await desk.until(() => send('GET', '/status').catch(() => undefined));
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: {} },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    const find = async (selector: string) => {
      const found = await send('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      return `${session}/element/${Object.values(found as Record<string, string>)[0]}`;
    };
    const run: Run = async <Arguments extends unknown[], Result>(
      script: (...args: Arguments) => Result,
      ...args: Arguments
    ) =>
      (await send('POST', `${session}/execute/sync`, {
        script: `return (${script.toString()})(...arguments)`,
        args,
      })) as Result;
    await send('POST', `${session}/window/rect`, WINDOW);
    return {
      run,
      open: async (address) => void (await send('POST', `${session}/url`, { url: address })),
      press: async (selector) => void (await send('POST', `${await find(selector)}/click`)),
      type: async (selector, text) => {
        const keys = dateParts(text)?.join('/') ?? text;
        await send('POST', `${await find(selector)}/value`, { text: keys });
      },
      close: () => desk.close(),
    };
  } catch (error) {
    await desk.close();
    throw new Error(`WebKit does not start:\n${desk.words.join('\n')}`, { cause: error });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
