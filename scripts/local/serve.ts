import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { createEmailStandIn } from './emailStandIn';
import type { RequestHandler } from './emailStandIn';
import { headersOf } from '@/scripts/export/hostHeaders';

export interface SiteOptions {
  /** Folder of the export. It is listed once: after a new build, start the server again. */
  directory: string;
  /** Where the site hangs under its host, such as `/site`; empty at the root. */
  basePath?: string;
  /** Asked first, at the host's root, for every request. */
  email?: RequestHandler;
}

export interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  directory: string;
  outbox: string;
  basePath: string;
}

/** Types that sirv gives without their charset. */
const TYPES: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** What the export says to hosts, and not to visitors. */
const FOR_HOSTS = ['/_headers', '/_redirects'];

/**
 * A server that answers for the export as a good static host does: clean addresses, one address
 * for each page, `404.html` for the rest, the headers of `_headers`. It does not listen yet.
 *
 * @param options The folder, the base path and the handler of the form's requests.
 */
export function createSite({ directory, basePath = '', email }: SiteOptions): Server {
  // `extensions` only matters to names without one; `locate` already gives the file's own name.
  const packed = { brotli: true, gzip: true };
  const sendFile = sirv(directory, { dev: false, etag: true, ...packed, extensions: ['html'] });

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (await email?.(req, res)) return;
    const [rawPath = '', query] = splitQuery(req.url ?? '');
    const path = decodePath(rawPath);
    const inside = path && withoutBase(path, basePath);
    setHeaders(res, inside || '/');
    if (!path) return sendText(res, 400, 'Adresse incorrecte');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Méthode refusée');
    }
    if (basePath && path === '/') return redirect(res, 307, basePath + query);
    if (!inside || isOdd(path)) return sendNotFound(directory, res);

    const page = cleanPath(directory, inside);
    const address = page === '/' ? basePath || '/' : basePath + page;
    if (address !== path) return redirect(res, 308, encodeURI(address) + query);

    const file = locate(directory, page);
    // The page of errors is not a page: asked by its own name, it is an error all the same.
    if (!file || file === '/404.html' || FOR_HOSTS.includes(file)) {
      return sendNotFound(directory, res);
    }
    const type = TYPES[extname(file)];
    if (type) res.setHeader('Content-Type', type);
    // sirv decodes `%24` and its like only partly: it gets a name with as little of it as can be.
    req.url = encodeURI(file);
    sendFile(req, res, () => sendNotFound(directory, res));
  }

  return createServer((req, res) => {
    respond(req, res).catch((error: unknown) => {
      if (req.destroyed && !req.complete) return;
      console.error(error);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'Erreur du serveur');
    });
  });
}

/** A path as sent, and the query with its `?`, or nothing. */
function splitQuery(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** The path with its escapes read, or nothing where they can't be. */
function decodePath(raw: string): string | undefined {
  try {
    return raw.startsWith('/') ? decodeURIComponent(raw) : undefined;
  } catch {
    return undefined;
  }
}

/** A path from the site's root, or nothing for one beside the site. */
function withoutBase(path: string, basePath: string): string | undefined {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/**
 * Whether no link of the site writes such a path: a step upwards, a hidden separator, an empty
 * step. The last would also let a redirect be read as the name of another host (`//host`).
 */
const isOdd = (path: string): boolean => /\/\.\.?(?:\/|$)|\/\/|[\\\p{Cc}]/u.test(path);

/** The one address of a page: no trailing slash, no `.html`, no `index`. */
function cleanPath(directory: string, path: string): string {
  const bare = path.replace(/\/$/, '') || '/';
  if (!bare.endsWith('.html') || !isFile(join(directory, bare))) return bare;
  return bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/**
 * The file of an address, from the export's root. A page's file comes before the folder of the
 * same name; a file gone since the start counts as absent, or sirv's stream would end the process.
 */
function locate(directory: string, path: string): string | undefined {
  const files = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  return files.find((file) => isFile(join(directory, file)));
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function redirect(res: ServerResponse, status: number, location: string): void {
  // Browsers keep a 308 for ever otherwise, and every project of a developer is at localhost.
  res.writeHead(status, { Location: location, 'Cache-Control': 'no-store' });
  res.end();
}

function setHeaders(res: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(headersOf(path))) res.setHeader(name, value);
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  res.end(`${text}\n`);
}

async function sendNotFound(directory: string, res: ServerResponse): Promise<void> {
  const page = await readFile(join(directory, '404.html')).catch(() => undefined);
  if (!page) return sendText(res, 404, 'Page introuvable');
  res.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-cache',
  });
  res.end(page);
}

/**
 * Starts a server, and waits until it answers.
 *
 * @param port Port to listen on; 0 takes any free one.
 * @param options.host Name to listen by; without it, every name of the machine.
 * @param options.command What to type for another port.
 * @returns The port taken.
 * @throws An error whose message is a French sentence if the port is busy or not allowed.
 */
export async function listen(
  server: Server,
  port: number,
  { host, command = 'npm start' }: { host?: string; command?: string } = {},
): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const other = `PORT=${port + 1} ${command}`;
    throw new Error(`Le port ${port} est déjà pris : choisissez-en un autre, avec « ${other} ».`);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Serves the export and the e-mail stand-in until the process is asked to stop.
 *
 * @throws An error whose message is a French sentence if there is no export or the port is busy.
 */
export async function serveSite(options: ServeOptions): Promise<void> {
  const { directory, outbox, basePath } = options;
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`Le dossier « ${directory} » ne contient pas le site : lancez « npm start ».`);
  }
  const email = createEmailStandIn({ outbox });
  const server = createSite({ directory, basePath, email });
  const port = await listen(server, options.port);
  console.log(`Le site est prêt : http://localhost:${port}${basePath}`);
  console.log(`Demandes reçues : http://localhost:${port}/outbox`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      // A download that nobody finishes must not hold the terminal.
      setTimeout(() => server.closeAllConnections(), 2000).unref();
    });
  }
}

/**
 * What the command line and the environment ask for: `--port` or `PORT` (3000), `--directory`
 * (out), `--outbox` (outbox), `--base-path` or `NEXT_PUBLIC_BASE_PATH`.
 *
 * @throws An error whose message is readable if an option is unknown or a number is not one.
 */
export function readOptions(args: string[], env: Record<string, string | undefined>): ServeOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: env.PORT || '3000' },
      directory: { type: 'string', default: 'out' },
      outbox: { type: 'string', default: 'outbox' },
      'base-path': { type: 'string', default: env.NEXT_PUBLIC_BASE_PATH ?? '' },
    },
  });
  return {
    port: readPort(values.port),
    directory: values.directory,
    outbox: values.outbox,
    basePath: values['base-path'].replace(/\/$/, ''),
  };
}

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new Error(`Le port « ${text} » n’est pas un nombre de 0 à 65535.`);
}

/**
 * Runs a script's main function and ends the process with one sentence if it fails.
 *
 * @param main What to run; what it throws is shown without its stack.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await import('@/scripts/export/environment');
  await runMain(() => serveSite(readOptions(process.argv.slice(2), process.env)));
}
