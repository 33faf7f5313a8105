import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { chmodSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { askHost, type Question } from '@/scripts/checks/host/ask';
import { formatFindings } from '@/scripts/checks/host/report';
import { checkHost } from '@/scripts/checks/host/check';
import type { StartedHost } from '@/scripts/checks/hostPrograms';
import { missingTools, type QuickTool } from '@/scripts/checks/install/prepare';
import { compressExport } from '@/scripts/export/compress';
import { headersOf } from '@/scripts/export/hostHeaders';
import { OUT, titleOf } from './exported';
import { harmIn, hostileAddresses } from './hostileAddresses';
import { allRoutes } from './routes';
import { collectProblems, press, whenAlive } from './support';

/**
 * What the site promises under the program of any host, asked of the real one. What
 * `npm run check:host` asks of a published site is asked here too; the rest needs the folder that
 * is served, or asks more than a stranger's server must grant.
 */

/** A program that serves a copy of the export. */
export interface Host {
  port: number;
  /** Where the site hangs under its host; empty at the root. */
  basePath: string;
  /** The copy, free to change. */
  folder: string;
  ask: (path: string, question?: Question) => ReturnType<typeof askHost>;
  stop: () => Promise<void>;
}

export interface HostOptions {
  /** Starts the program over the folder that the site hangs in. */
  start: (root: string) => Promise<StartedHost>;
  /** Where the site hangs in that folder; empty at its root. */
  basePath?: string;
  /** The export to serve. */
  out?: string;
  /** Last touches to the copy. */
  prepare?: (folder: string) => Promise<unknown>;
}

/** What `npm run compress` writes, less small: which file is sent does not depend on that. */
export const compressInHaste = (folder: string) => compressExport(folder, { quality: 4 });

/** Tests that get a program over a copy of the export, one for all of them. */
export const hostTest = ({ start, basePath = '', out = OUT, prepare }: HostOptions) =>
  base.extend<object, { host: Host }>({
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
        await writeFile(join(parent, 'secret.txt'), 'SECRET');
        await mkdir(join(folder, '.well-known/acme-challenge'), { recursive: true });
        await writeFile(join(folder, '.well-known/acme-challenge/token'), 'TOKEN');
        await prepare?.(folder);
        try {
          const { port, stop } = await start(root);
          const origin = `http://localhost:${port}`;
          const ask: Host['ask'] = (path, question) => askHost(origin, basePath + path, question);
          await provide({ port, basePath, folder, ask, stop }).finally(stop);
        } finally {
          await rm(parent, { recursive: true });
        }
      },
      { scope: 'worker' },
    ],
  });

/**
 * For the tests of a file, or of a group: to copy the export and to start a host takes longer than
 * to ask it, so they come one after the other, at one host, and not each at one of its own. Where
 * its program is missing they are skipped.
 */
export function shareOneHost(program: QuickTool): void {
  base.describe.configure({ mode: 'default' });
  const missing = missingTools([program]);
  base.skip(Boolean(missing), missing);
}

export type HostTest = ReturnType<typeof hostTest>;

/** Where programs may differ, and both ways are right. */
export interface Differences {
  /** Addresses that people guess lead to their page; else the page of errors leads on. */
  leadsOn: boolean;
}

/** The address of the home page below a base path. */
const inside = (basePath: string, route: string) => (route === '/' && basePath ? '' : route);

export function addressTests(test: HostTest, { leadsOn }: Differences): void {
  test('each page has one address, and the others lead to it', async ({ host }) => {
    const { ask, basePath } = host;
    for (const route of allRoutes) {
      const page = await ask(inside(basePath, route));
      const type = 'text/html; charset=utf-8';
      expect([page.status, page.headers['content-type']], route).toEqual([200, type]);
      const file = route === '/' ? '/index' : route;
      const others = route === '/' ? ['/index.html'] : [`${route}/`, `${file}.html`];
      for (const other of others) {
        const { status, headers } = await ask(`${other}?service=3`);
        const to = `${basePath}${inside(basePath, route)}?service=3`;
        expect([status, pathOf(headers.location)], other).toEqual([301, to]);
      }
    }
  });

  test('what does not exist is answered with the page of errors and 404', async ({ host }) => {
    const page = readFileSync(join(host.folder, '404.html'), 'utf8');
    const missing = ['/nulle-part', '/nulle-part/1', '/404', '/404.html'];
    missing.push('/_headers', '/_redirects', '/.nojekyll', '/illustrations/gone.svg');
    missing.push('/illustrations', '/_next/static', '/ServiceDetails/0', '/.well-known/gone');
    // Not led to the same without its slash: browsers would take that for another site.
    missing.push('/\\ailleurs.example/', '/%5Cailleurs.example/');
    if (leadsOn) missing.push('/nulle-part.html');
    else missing.push('/About', '/servicedetails/1', '/ServiceDetails', '/rdv');
    for (const path of missing) {
      const { status, text } = await host.ask(path);
      expect([status, text === page], path).toEqual([404, true]);
    }
    // Hidden by Apache itself, whatever the site says of it.
    for (const path of ['/.htaccess', '/_next/static/.htaccess']) {
      const { status, text } = await host.ask(path);
      expect([403, 404], path).toContain(status);
      expect(text, path).toBe(page);
    }
  });

  if (leadsOn) {
    test('addresses in other letters, and those that people guess, lead on', async ({ host }) => {
      const { ask, basePath } = host;
      for (const [path, to] of [
        ['/About', '/about'],
        ['/ABOUT?service=3', '/about?service=3'],
        ['/servicedetails/1', '/ServiceDetails/1'],
        ['/SERVICEDETAILS/1', '/ServiceDetails/1'],
        ['/ServiceDetails', '/services'],
        ['/RDV', '/appoitment'],
        ['/accueil', basePath ? '' : '/'],
        ['/faq?service=3', '/services#faq'],
      ] as const) {
        const { status, headers } = await ask(path);
        expect([status, pathOf(headers.location)], path).toEqual([301, basePath + to]);
      }
    });

    test('a page whose file is gone does not lead to itself', async ({ host }) => {
      const file = join(host.folder, 'terms.html');
      const text = readFileSync(file);
      await rm(file);
      try {
        expect((await host.ask('/terms')).status).toBe(404);
      } finally {
        await writeFile(file, text);
      }
    });
  }

  test('certificates are asked for, and no folder is listed', async ({ host }) => {
    expect(await host.ask('/.well-known/acme-challenge/token')).toMatchObject({
      status: 200,
      text: 'TOKEN',
    });
    const entries = await readdir(host.folder, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    expect(folders.length).toBeGreaterThan(10);
    for (const { parentPath, name } of folders) {
      const path = join(parentPath, name).slice(host.folder.length);
      for (const address of [path, `${path}/`]) {
        const answer = await host.ask(address);
        expect(answer.text, address).not.toContain('Index of');
        expect([200, 301, 403, 404], address).toContain(answer.status);
      }
    }
  });

  test('payloads of the navigation, names with $ included, say their type', async ({ host }) => {
    const files = await readdir(host.folder, { recursive: true });
    // One of each name: those of the other folders are called alike.
    const payloads = new Map(
      files.filter((name) => name.endsWith('.txt')).map((name) => [basename(name), name]),
    );
    expect([...payloads.keys()].some((name) => name.includes('$'))).toBe(true);
    for (const name of payloads.values()) {
      for (const path of [`/${name}?_rsc=1`, `/${name.replaceAll('$', '%24')}`]) {
        const { status, headers } = await host.ask(path);
        const type = 'text/plain; charset=utf-8';
        expect([status, headers['content-type']], path).toEqual([200, type]);
      }
    }
    const { headers } = await host.ask('/manifest.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  test('a part is sent as a part, and what has not changed is not sent again', async ({
    host: { ask },
  }) => {
    const get = (headers: Record<string, string>) => ask('/about', { headers });
    const whole = await get({});
    const part = await get({ Range: 'bytes=0-9' });
    expect([part.status, part.text]).toEqual([206, whole.text.slice(0, 10)]);
    expect((await get({ Range: 'bytes=99999999-' })).status).toBe(416);
    for (const encoding of ['identity', 'gzip', 'gzip, br']) {
      const { headers } = await get({ 'Accept-Encoding': encoding });
      const { etag = '', 'last-modified': date = '' } = headers;
      for (const [name, value] of [
        ['If-None-Match', etag],
        ['If-Modified-Since', date],
      ] as const) {
        const again = await get({ 'Accept-Encoding': encoding, [name]: value });
        expect([again.status, again.text], `${name}: ${value}`).toEqual([304, '']);
      }
    }
  });
}

export function headerTests(test: HostTest): void {
  test('every answer carries the site’s headers, each once', async ({ host: { ask, folder } }) => {
    const script = /\/_next\/static\/[\w/.~-]+\.js/.exec(
      readFileSync(join(folder, 'index.html'), 'utf8'),
    )?.[0];
    const paths = ['/', '/about', '/about.txt', '/logo.svg', script ?? ''];
    for (const path of [...paths, '/about/', '/nulle-part']) {
      const { headers, count } = await ask(path);
      for (const [name, value] of Object.entries(headersOf(path))) {
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
        expect(count(name), `${name} of ${path}`).toBe(1);
      }
      expect(headers.expires, path).toBeUndefined();
    }
    const gone = await ask((script ?? '').replace(/[^/]+$/, 'gone.js'));
    const errors = readFileSync(join(folder, '404.html'), 'utf8');
    expect([gone.status, gone.text === errors]).toEqual([404, true]);
    expect(gone.headers['cache-control']).toBe('no-cache');
    const { etag } = (await ask('/about')).headers;
    const again = await ask('/about', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(
      headersOf('/')['Content-Security-Policy'],
    );
  });

  test('the editor’s page alone may be found again by the window it has opened', async ({
    host,
  }) => {
    const { ask, folder } = host;
    await cp(join(folder, 'about.html'), join(folder, 'admin.html'));
    for (const path of ['/admin', '/about', '/admin-files/none.js']) {
      const { headers, count } = await ask(path);
      const name = 'Cross-Origin-Opener-Policy';
      expect(headers[name.toLowerCase()], path).toBe(headersOf(path)[name]);
      expect(count(name), path).toBe(1);
    }
  });

  test('pictures made to be shown elsewhere may be', async ({ host: { ask, folder } }) => {
    for (const path of ['/previews/test.1234.svg', '/photos-reduites/test.svg', '/sw.js']) {
      await cp(join(folder, 'logo.svg'), join(folder, path));
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      const wanted = headersOf(path);
      expect(headers['cache-control'], path).toBe(wanted['Cache-Control']);
      expect(headers['cross-origin-resource-policy'], path).toBe(
        wanted['Cross-Origin-Resource-Policy'],
      );
    }
  });

  test('what travels compressed says that it may travel otherwise', async ({ host: { ask } }) => {
    for (const path of ['/about', '/about.txt', '/illustrations/quotidien.svg', '/sw.js']) {
      const { headers } = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
      expect([headers['content-encoding'], headers.vary], path).toEqual([
        'gzip',
        'Accept-Encoding',
      ]);
    }
  });

  test('the check of published sites finds nothing wrong', async ({ host }) => {
    const findings = await checkHost(`http://localhost:${host.port}${host.basePath}`);
    expect(
      findings.filter(({ faults }) => faults.length > 0),
      formatFindings(findings),
    ).toEqual([]);
  });
}

/** The copies that `npm run compress` has written travel as they are. */
export function copyTests(test: HostTest, brotli?: QuickTool): void {
  for (const { encoding, accepted, ending, tool } of [
    { encoding: 'gzip', accepted: 'gzip, br;q=0', ending: 'gz' },
    { encoding: 'br', accepted: 'gzip, deflate, br, zstd', ending: 'br', tool: brotli },
  ]) {
    test(`texts travel in the ${encoding} that was made before`, async ({ host }) => {
      test.skip(tool?.isThere() === false, missingTools(tool ? [tool] : []));
      const { ask, folder, basePath } = host;
      const get = (path: string, headers = {}) => ask(path, { headers });
      for (const [path, file] of [
        [inside(basePath, '/'), 'index.html'],
        ['/about', 'about.html'],
        ['/about.txt', 'about.txt'],
        ['/manifest.webmanifest', 'manifest.webmanifest'],
        ['/illustrations/quotidien.svg', 'illustrations/quotidien.svg'],
      ] as const) {
        const { headers, count, size, text } = await get(path, { 'Accept-Encoding': accepted });
        const plain = await get(path);
        expect(headers['content-encoding'], path).toBe(encoding);
        expect([headers.vary, count('vary')], path).toEqual(['Accept-Encoding', 1]);
        expect(headers['content-language'], path).toBeUndefined();
        for (const name of ['content-type', 'cache-control'] as const) {
          expect(headers[name], `${name} of ${path}`).toBe(plain.headers[name]);
        }
        expect(size, path).toBe((await stat(join(folder, `${file}.${ending}`))).size);
        expect(text, path).toBe(readFileSync(join(folder, file), 'utf8'));
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        expect(plain.text, path).toBe(text);
      }
    });
  }
}

export function visitTests(test: HostTest): void {
  test('a visit works: other pages, a reload, an address with wrong letters', async ({
    page,
    host: { port, basePath },
  }) => {
    const problems = collectProblems(page);
    const home = `http://localhost:${port}${basePath}`;
    await page.goto(home);
    await whenAlive(page);
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    await press(menu.getByRole('link', { name: 'Blog', exact: true }));
    await expect(page).toHaveURL(`${home}/blog`);
    await expect(page.locator('h1')).toBeFocused();
    await page.reload();
    await expect(page).toHaveURL(`${home}/blog`);
    await expect(page.locator('h1')).toHaveText(titleOf('/blog'));
    expect(problems).toEqual([]);
    await page.goto(`${home}/servicedetails/3`);
    await expect(page).toHaveURL(`${home}/ServiceDetails/3`);
  });
}

export function hostileTests(test: HostTest): void {
  test(`${hostileAddresses.length} odd and hostile addresses do no harm`, async ({ host }) => {
    const origin = `http://localhost:${host.port}`;
    const harm: string[] = [];
    for (const address of hostileAddresses) {
      harm.push(...harmIn(address, await host.ask(address), origin));
    }
    expect(harm).toEqual([]);
    expect((await host.ask(inside(host.basePath, '/'))).status).toBe(200);
  });
}

/** Hosts may name themselves in a redirect, as Apache does. */
const pathOf = (location = ''): string => location.replace(/^http:\/\/localhost:\d+/, '');
