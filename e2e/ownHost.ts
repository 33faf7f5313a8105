import { test as base } from 'playwright/test';
import { LOADER_FOLDER } from '@/scripts/export/exportFolder';
import { createEmailMock } from '@/scripts/local/emailMock';
import { createSite, listen } from '@/scripts/local/serve';
import { OUT } from './exported';
import { makeGate } from './support';

export type OwnHost = Awaited<ReturnType<typeof startOwnHost>>;

/** A test with a host of its own. */
export const test = base.extend<{ host: OwnHost }>({
  host: async ({}, provide, info) => {
    const host = await startOwnHost({ outbox: info.outputPath('outbox') });
    await provide(host);
    await host.stop();
  },
});

/** Starts a host that is really stopped: a browser’s offline switch does not cut the worker. */
export async function startOwnHost({
  outbox,
  directory: shown = OUT,
  basePath = '',
}: {
  outbox: string;
  directory?: string;
  basePath?: string;
}) {
  const standIn = createEmailMock(outbox, () => undefined);
  let held: Promise<void> | undefined;
  let server = createSite({ directory: shown });
  let port = 0;
  const host = {
    url: (route: string) => `http://localhost:${port}${basePath}${route}`,
    /** Paths that were asked for, in order; behind its method where that is another than GET. */
    asked: [] as string[],
    /** What the host answers beside its files, or in their place. */
    extra: new Map<string, { type: string; body: string; status?: number }>(),
    /** Keeps the site's late scripts back, not the small loader; what it gives lets them go. */
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
    /** Comes back at its address, with another export if it is given one. */
    restart: async (directory = shown) => {
      shown = directory;
      server = createSite({ directory, basePath, email: answer });
      port = await listen(server, port);
    },
  };
  const answer: typeof standIn = async (req, res) => {
    const path = req.url ?? '';
    host.asked.push(req.method === 'GET' ? path : `${req.method} ${path}`);
    if (path.endsWith('.js') && !path.includes(LOADER_FOLDER)) await held;
    const extra = host.extra.get(path);
    if (!extra) return standIn(req, res);
    const { type, body, status = 200 } = extra;
    req.resume();
    res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    res.end(body);
    return true;
  };
  await host.restart();
  return host;
}
