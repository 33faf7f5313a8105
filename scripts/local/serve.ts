import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { createEmailMock, type RequestHandler } from './emailMock';
import { aliasedRoute } from '@/lib/routing/aliases';
import { getHeaders } from '@/scripts/export/hostHeaders';
import { expectFinished } from '@/scripts/export/version';
import { runMain } from '@/scripts/run';

export interface SiteOptions {
  /** Folder of the export. */
  directory: string;
  /** The base path, such as `/site`; empty at the root. */
  basePath?: string;
  /** Called first for every request, without the base path. */
  email?: RequestHandler;
}

/**
 * Creates a server of the export that behaves as a static host: one URL without extension for each
 * page, `404.html` for other URLs, the headers of `_headers`. It does not listen yet.
 */
export function createSite({ directory, basePath = '', email }: SiteOptions): Server {
  // `dev`: does not cache the list of files.
  const sendFile = sirv(directory, { dev: true, etag: true, extensions: ['html'] });

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (await email?.(req, res)) return;
    const { pathname, search } = new URL(req.url ?? '', 'http://localhost');
    const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const path = decodeURIComponent(pathname.slice(basePath.length));
    for (const [name, value] of Object.entries(getHeaders(path))) res.setHeader(name, value);
    if (!isInside || path === '/404.html') return sendNotFound(directory, res);

    // One URL for each page: without trailing slash, `.html` or `index`.
    const page = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
    const address = basePath + page || '/';
    const isOther =
      address !== basePath + path && existsSync(join(directory, `${page || 'index'}.html`));
    const [alias, hash] = aliasedRoute(page.toLowerCase())?.split('#') ?? [];
    if (isOther || alias) {
      const place = (alias ? basePath + alias : encodeURI(address)) + search;
      // Browsers cache a 308 forever, and other projects also run on localhost.
      const headers = { 'Cache-Control': 'no-store', Location: hash ? `${place}#${hash}` : place };
      return void res.writeHead(308, headers).end();
    }
    if (path.endsWith('.txt')) res.setHeader('Content-Type', 'text/plain; charset=utf-8');
    // sirv does not decode reserved characters, such as `%24`.
    req.url = encodeURI(path || '/');
    sendFile(req, res, () => sendNotFound(directory, res));
  }

  return createServer((req, res) => {
    respond(req, res).catch((error: unknown) => {
      // Aborted requests are not errors.
      if (!req.destroyed) console.error(error);
      res.destroy();
    });
  });
}

async function sendNotFound(directory: string, res: ServerResponse): Promise<void> {
  res.statusCode = 404;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Cache-Control', 'no-cache');
  res.end(await readFile(join(directory, '404.html')));
}

/**
 * Starts a server, and waits until it listens.
 *
 * @param port Port to listen on; 0 takes any free one.
 * @returns The port taken.
 * @throws Error with a French sentence if the port is busy.
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const other = `PORT=${port + 1} npm start`;
    throw new Error(`Le port ${port} est déjà pris : choisissez-en un autre, avec « ${other} ».`);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Finds a free port, for programs that require one. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Serves the export and the mock of EmailJS until a signal stops it.
 *
 * @returns The site's address.
 */
export async function serveSite(mailbox = 'mailbox'): Promise<string> {
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  expectFinished('out');
  const email = createEmailMock(mailbox);
  const port = await listen(createSite({ directory: 'out', basePath, email }), wantedPort());
  const address = `http://localhost:${port}${basePath}`;
  console.log(`Le site est prêt : ${address}`);
  console.log(`Les demandes arrivent dans : ${mailbox}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  return address;
}

/** The port that the environment asks for. */
export const wantedPort = (): number => Number(process.env.PORT || 3000);

if (process.argv[1] === import.meta.filename) {
  await import('@/scripts/export/environment');
  await runMain(async () => void (await serveSite(process.argv[2])));
}
