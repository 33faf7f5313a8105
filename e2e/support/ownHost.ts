import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { getHeaders } from '@/scripts/export/hostHeaders';
import { LOADER_FOLDER } from '@/scripts/export/exportFolder';
import { createEmailMock } from '@/scripts/local/emailMock';
import { createSite, listen } from '@/scripts/local/serve';
import { OUT } from './exported';
import { makeGate } from './page';

interface Extra {
  type: string;
  /** By default the page of that path. */
  body?: string;
  status?: number;
  headers?: Record<string, string>;
}

export type OwnHost = Awaited<ReturnType<typeof startOwnHost>>;

/** Tests with a host of their own. */
export const test = base.extend<{ host: OwnHost }>({
  host: async ({}, provide, info) => {
    const host = await startOwnHost(info.outputPath('mailbox'));
    await provide(host);
    await host.stop();
  },
});

/** Starts a host that can be stopped: Playwright's offline mode does not reach service workers. */
async function startOwnHost(mailbox: string) {
  let shown = OUT;
  const emailMock = createEmailMock(mailbox, () => undefined);
  let held: Promise<void> | undefined;
  let server = createSite({ directory: shown });
  let port = 0;
  const host = {
    url: (route: string) => `http://localhost:${port}${route}`,
    /** The requested paths in order, with a method other than GET before them. */
    requested: [] as string[],
    /** Responses beside the files, or instead of them. */
    extra: new Map<string, Extra>(),
    /** Paths whose headers come, and no body. */
    hanging: new Set<string>(),
    /** Holds back the deferred scripts until the returned function is called. */
    holdScripts: () => {
      const { open, opened } = makeGate();
      held = opened;
      return open;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    /** Restarts at the same address, on request with another export. */
    restart: async (directory = shown) => {
      shown = directory;
      server = createSite({ directory, email: answer });
      port = await listen(server, port);
    },
  };
  const answer: typeof emailMock = async (req, res) => {
    const path = req.url ?? '';
    host.requested.push(req.method === 'GET' ? path : `${req.method} ${path}`);
    if (path.endsWith('.js') && !path.includes(LOADER_FOLDER)) await held;
    if (host.hanging.has(path)) {
      res.writeHead(200, { 'Content-Type': 'text/html' }).flushHeaders();
      return true;
    }
    const extra = host.extra.get(path);
    if (!extra) return emailMock(req, res);
    const { type, body = await readFile(join(shown, `${path}.html`)), status = 200 } = extra;
    req.resume();
    res.writeHead(status, { ...getHeaders(path), 'Content-Type': type, ...extra.headers });
    res.end(body);
    return true;
  };
  await host.restart();
  return host;
}
