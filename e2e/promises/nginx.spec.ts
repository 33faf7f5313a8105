import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { compressExport } from '@/scripts/export/compress';
import { headersOf } from '@/scripts/export/hostHeaders';
import { ask } from '@/scripts/local/httpTesting';
import { startNginx } from '@/scripts/checks/nginxTesting';
import { allRoutes } from '../routes';
import { collectProblems, press, whenAlive } from '../support';

/** The site as `deploy/nginx.conf` serves it, under a real nginx. */

const test = base.extend<object, { nginx: { port: number; folder: string } }>({
  nginx: [
    async ({}, provide) => {
      const parent = await mkdtemp(join(tmpdir(), 'site-'));
      const folder = join(parent, 'out');
      await cp('out', folder, { recursive: true });
      await writeFile(join(parent, 'secret.txt'), 'SECRET');
      await compressExport(folder);
      try {
        const { port, stop } = await startNginx(folder);
        await provide({ port, folder });
        await stop();
      } finally {
        await rm(parent, { recursive: true });
      }
    },
    { scope: 'worker' },
  ],
});

test('each page has one address, and the others lead to it', async ({ nginx: { port } }) => {
  for (const route of allRoutes) {
    const page = await ask(port, route);
    expect([page.status, page.headers['content-type']], route).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const file = route === '/' ? '/index' : route;
    for (const other of route === '/' ? ['/index.html'] : [`${route}/`, `${file}.html`]) {
      const { status, headers } = await ask(port, `${other}?service=3`);
      expect([status, headers.location], other).toEqual([301, `${route}?service=3`]);
    }
  }
});

test('what does not exist is answered with the page of errors and 404', async ({
  nginx: { port, folder },
}) => {
  const page = readFileSync(join(folder, '404.html'), 'utf8');
  const missing = ['/nulle-part', '/About', '/servicedetails/1', '/ServiceDetails', '/404'];
  missing.push('/404.html', '/_headers', '/_redirects', '/.nojekyll', '/illustrations/gone.svg');
  for (const path of missing) {
    const { status, text } = await ask(port, path);
    expect([status, text === page], path).toEqual([404, true]);
  }
});

test('every answer carries the headers that the other hosts send', async ({
  nginx: { port, folder },
  page,
}) => {
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto(`http://localhost:${port}/`);
  const script = new URL((await asked).url()).pathname;
  const paths = ['/', '/about', '/about.txt', '/logo.svg', script];
  for (const path of [...paths, '/about/', '/nulle-part', '/%']) {
    const { headers } = await ask(port, path);
    for (const [name, value] of Object.entries(headersOf(path))) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  }
  const gone = await ask(port, script.replace(/[^/]+$/, 'gone.js'));
  const errors = readFileSync(join(folder, '404.html'), 'utf8');
  expect([gone.status, gone.text === errors]).toEqual([404, true]);
  expect(gone.headers['cache-control']).toBe('no-cache');
});

test('pictures made to be shown elsewhere may be', async ({ nginx: { port, folder } }) => {
  for (const path of ['/previews/test.1234.svg', '/photos-reduites/test.svg', '/sw.js']) {
    await cp(join(folder, 'logo.svg'), join(folder, path));
    const { status, headers } = await ask(port, path);
    expect(status).toBe(200);
    const wanted = headersOf(path);
    expect(headers['cache-control'], path).toBe(wanted['Cache-Control']);
    expect(headers['cross-origin-resource-policy'], path).toBe(
      wanted['Cross-Origin-Resource-Policy'],
    );
  }
});

test('texts travel in the compressed form that was made before', async ({
  nginx: { port, folder },
}) => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/about.txt', 'about.txt'],
    ['/illustrations/quotidien.svg', 'illustrations/quotidien.svg'],
  ] as const) {
    const answer = await fetch(`http://localhost:${port}${path}`);
    expect(answer.headers.get('content-encoding'), path).toBe('gzip');
    expect(answer.headers.get('vary'), path).toBe('Accept-Encoding');
    const { size } = await stat(join(folder, `${file}.gz`));
    expect(Number(answer.headers.get('content-length')), path).toBe(size);
    expect(await answer.text(), path).toBe(readFileSync(join(folder, file), 'utf8'));
    expect((await ask(port, path)).headers['content-encoding'], path).toBeUndefined();
  }
});

test('payloads of the navigation, names with $ included, and the manifest say their types', async ({
  nginx: { port, folder },
}) => {
  const files = await readdir(folder, { recursive: true });
  const payloads = files.filter((name) => name.endsWith('.txt'));
  expect(payloads.some((name) => name.includes('$'))).toBe(true);
  for (const name of payloads) {
    for (const path of [`/${name}?_rsc=1`, `/${name.replaceAll('$', '%24')}`]) {
      const { status, headers } = await ask(port, path);
      const type = 'text/plain; charset=utf-8';
      expect([status, headers['content-type']], path).toEqual([200, type]);
    }
  }
  const { headers } = await ask(port, '/manifest.webmanifest');
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
});

test('a part is sent as a part, and what has not changed is not sent again', async ({
  nginx: { port },
}) => {
  const get = (headers: Record<string, string>) => ask(port, '/about', { headers });
  const whole = await get({});
  const part = await get({ Range: 'bytes=0-9' });
  expect([part.status, part.text]).toEqual([206, whole.text.slice(0, 10)]);
  expect((await get({ Range: 'bytes=99999999-' })).status).toBe(416);
  const { etag = '', 'last-modified': date = '' } = whole.headers;
  const conditions = [
    ['If-None-Match', etag],
    ['If-Modified-Since', date],
  ] as const;
  for (const [name, value] of conditions) {
    const again = await get({ [name]: value });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(
      headersOf('/')['Content-Security-Policy'],
    );
  }
  expect((await ask(port, '/about', { method: 'POST' })).status).toBe(405);
});

test('a visit works: other pages, an address with wrong letters', async ({
  page,
  nginx: { port },
}) => {
  const problems = collectProblems(page);
  await page.goto(`http://localhost:${port}/`);
  await whenAlive(page);
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await press(menu.getByRole('link', { name: 'Blog', exact: true }));
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('h1')).toBeFocused();
  await page.goto(`http://localhost:${port}/about`);
  expect(problems).toEqual([]);
  await page.goto(`http://localhost:${port}/servicedetails/3`);
  await expect(page).toHaveURL(/\/ServiceDetails\/3$/);
});

test.describe('odd and hostile addresses', () => {
  const pages = ['/', '/about', '/ServiceDetails/1', '/illustrations', '/404', '/nulle-part'];
  const twists: ((path: string) => string)[] = [
    ...['/..', '/../../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fsecret.txt'],
    ...['/../secret.txt', '/../package.json', '/..%5c..%5csecret.txt', '\\..\\..\\secret.txt'],
    ...['%00', '%00.html', '%', '%zz', '%E0%A4', '%C3%28', '%u0041', '%0d%0aSet-Cookie:%20a=1/'],
    ...['//', '/./', '/%2f', '%2f', '%20', '/%20/', ';a=1', '~', '*', ':80', '@ailleurs.example/'],
    ...['/.env', '/.git/config', '.html', '.html/', '.php', '/index.html', '/wp-login.php', '.gz'],
    ...['/%E2%80%AE', '/%F0%9F%A9%BA', '/%C3%A9t%C3%A9/', '?%00', '?__proto__=1', '?a=//b', '#a'],
    ...[`/${'a'.repeat(5000)}`, `/${'b/'.repeat(1500)}`, `?${'a=1&'.repeat(1500)}`],
    ...[`/${'%25'.repeat(500)}`, `/${'../'.repeat(500)}`, `/${'%2e%2e%2f'.repeat(200)}`],
  ].map((end) => (path: string) => path + end);
  twists.push(
    (path) => path.toUpperCase(),
    (path) => `/${path}`,
    (path) => `//ailleurs.example${path}/`,
    (path) => `/%2F%2Failleurs.example${path}/`,
    (path) => `/\\ailleurs.example${path}/`,
    (path) => `/%5Cailleurs.example${path}.html`,
    (path) => `/..${path}`,
    (path) => path.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  );
  const addresses = [...new Set(pages.flatMap((path) => twists.map((twist) => twist(path))))];

  /** Escapes that can't be read, and steps above the root: the only grounds for a 400. */
  const unreadable = /%(?![\da-f]{2})|%00|%E0%A4|%C3%28|\.\.|%2e%2e/i;

  for (const server of ['nginx', 'the local server'] as const) {
    test(`${server} answers ${addresses.length} of them without harm`, async ({
      nginx,
      baseURL,
    }) => {
      const port = server === 'nginx' ? nginx.port : Number(new URL(baseURL ?? '').port);
      for (const address of addresses) {
        const { status, headers, text } = await ask(port, address);
        const name = address.slice(0, 80);
        const allowed = [200, 301, 308, 404, ...(unreadable.test(address) ? [400] : [])];
        expect(allowed, name).toContain(status);
        expect(text.includes('SECRET') || /root:|"devDependencies"/.test(text), name).toBe(false);
        expect(headers['set-cookie'], name).toBeUndefined();
        // `//host` and `/\host` would be the name of another site.
        if (status !== 200) expect(headers.location ?? '/', name).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      }
      expect((await ask(port, '/')).status).toBe(200);
    });
  }
});
