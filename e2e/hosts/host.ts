import { chmodSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { checkHost, request, type Answer } from '@/scripts/checks/checkHost';
import { compressExport } from '@/scripts/export/compress';
import { headersOf } from '@/scripts/export/hostHeaders';
import { ask } from '@/scripts/local/httpTesting';
import { OUT } from '../exported';
import { harmIn, hostileAddresses } from '../hostileAddresses';
import type { StartedHost } from './programs';

/**
 * What the site promises under the program of any host, asked of the real one. The most of it is
 * what `npm run check:host` asks of a published site; the rest needs the folder that is served, or
 * asks more than a stranger's server must grant.
 */

/** A program that serves a copy of the export. */
export interface Host {
  port: number;
  /** Where the site hangs under its host; empty at the root. */
  basePath: string;
  /** The copy, free to change. */
  folder: string;
  /** The address of the home page. */
  home: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
}

export interface HostOptions {
  /** Starts the program over the folder that the site hangs in. */
  start: (root: string) => Promise<StartedHost>;
  /** Where the site hangs in that folder; empty at its root. */
  basePath?: string;
  /** The export to serve. */
  out?: string;
}

/**
 * Tests that get a program over a copy of the export. To copy it and to start a host takes longer
 * than to ask it, so they run one after the other, on one host.
 */
export function hostTest({ start, basePath = '', out = OUT }: HostOptions) {
  base.describe.configure({ mode: 'default' });
  return base.extend<object, { host: Host }>({
    host: [
      async ({}, provide) => {
        const parent = await mkdtemp(join(tmpdir(), 'site-'));
        // Apache gives up the rights of root, and then reads as anybody does.
        chmodSync(parent, 0o755);
        const root = join(parent, 'public');
        const folder = join(root, basePath);
        await mkdir(root);
        await writeFile(join(root, 'index.html'), 'HOST');
        await cp(out, folder, { recursive: true });
        // Less small than what is published: which file is sent does not depend on that.
        await compressExport(folder, { quality: 1 });
        await writeFile(join(parent, 'secret.txt'), 'SECRET');
        await mkdir(join(folder, '.well-known'));
        await writeFile(join(folder, '.well-known/token'), 'TOKEN');
        try {
          const { port, stop } = await start(root);
          const home = `http://localhost:${port}${basePath}`;
          const get: Host['get'] = (path, headers) =>
            request(home + path, { headers, redirect: 'manual' });
          await provide({ port, basePath, folder, home, get }).finally(stop);
        } finally {
          await rm(parent, { recursive: true });
        }
      },
      { scope: 'worker' },
    ],
  });
}

export type HostTest = ReturnType<typeof hostTest>;

/** Hosts may name themselves in a redirect, as Apache does. */
const placeOf = ({ headers }: Answer) =>
  headers.get('location')?.replace(/^http:\/\/localhost:\d+/, '');

/** That addresses lead to their page. */
export function expectRedirects(test: HostTest, title: string, pairs: Record<string, string>) {
  test(title, async ({ host: { get, basePath } }) => {
    for (const [path, to] of Object.entries(pairs)) {
      const answer = await get(path);
      expect([answer.status, placeOf(answer)], path).toEqual([301, basePath + to]);
    }
  });
}

export function hostTests(test: HostTest): void {
  test('the check of published sites finds nothing wrong', async ({ host }) => {
    const { report } = await checkHost(host.home);
    expect(report).toContain('Tout est en ordre.');
  });

  expectRedirects(test, 'each page has one address, and the others lead to it', {
    '/about/?service=3': '/about?service=3',
    '/about.html?service=3': '/about?service=3',
    '/ServiceDetails/1/': '/ServiceDetails/1',
    '/ServiceDetails/1.html': '/ServiceDetails/1',
  });

  test('hidden files stay hidden, the host’s own are served', async ({ host }) => {
    // Hidden by Apache itself, whatever the site says of it.
    for (const path of ['/.htaccess', '/_headers', '/_redirects', '/.well-known/gone'])
      expect([403, 404], path).toContain((await host.get(path)).status);
    expect(await host.get('/.well-known/token')).toMatchObject({ status: 200, text: 'TOKEN' });
  });

  test('pictures and the editor have their own headers, once', async ({ host }) => {
    const { get, folder } = host;
    const pictures = ['/previews/test.1234.svg', '/photos-reduites/test.svg'];
    for (const path of pictures) await cp(join(folder, 'logo.svg'), join(folder, path));
    await cp(join(folder, 'about.html'), join(folder, 'admin.html'));
    for (const path of ['/about/', '/admin', ...pictures]) {
      const { headers } = await get(path);
      // Two of a name would be read as one, joined.
      for (const [name, value] of Object.entries(headersOf(path)))
        expect(headers.get(name), `${name} of ${path}`).toBe(value);
      expect(headers.get('expires'), path).toBeNull();
    }
  });

  test('texts travel compressed as they were before', async ({ host }) => {
    const file = join(host.folder, 'about.html');
    const plain = await host.get('/about', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [accepted, encoding, ending] of [
      ['gzip', 'gzip', 'gz'],
      ['gzip, br', 'br', 'br'],
    ] as const) {
      const { headers, text } = await host.get('/about', { 'Accept-Encoding': accepted });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(Number(headers.get('content-length'))).toBe((await stat(`${file}.${ending}`)).size);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(headers.get('content-language')).toBeNull();
      expect([plain.text, text]).toEqual([readFileSync(file, 'utf8'), plain.text]);
    }
  });

  test('odd and hostile addresses do no harm', async ({ host }) => {
    const { port, basePath, home } = host;
    const harm: string[] = [];
    for (const address of hostileAddresses) {
      harm.push(...harmIn(address, await ask(port, basePath + address), new URL(home).origin));
    }
    expect(harm).toEqual([]);
  });
}
