import { chmodSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { expect } from 'playwright/test';
import { getHeaders } from '@/scripts/export/hostHeaders';
import { filesIn } from '@/scripts/files';
import { rawRequest } from '@/scripts/local/httpTesting';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { getTitle, OUT } from '@/e2e/support/exported';
import { SEND, test } from '@/e2e/support/form';
import { collectProblems, holdScripts, tap, waitForHydration } from '@/e2e/support/page';
import { allRoutes } from '@/e2e/support/routes';
import { startNginx, startProgram, type StartedHost } from './programs';

// Each host starts once.
test.describe.configure({ mode: 'default' });

const GUESSES = {
  '/about/?service=3': '/about?service=3',
  '/about.html?service=3': '/about?service=3',
  '/ServiceDetails/1/': '/ServiceDetails/1',
  '/ServiceDetails/1.html': '/ServiceDetails/1',
  '/Rendez-Vous': '/appoitment',
  '/docteurs?service=3': '/doctors?service=3',
  '/trouver/9?service=3': '/tarifs?service=3',
};
const BY_APACHE = {
  ...GUESSES,
  '/ABOUT?service=3': '/about?service=3',
  '/servicedetails/1': '/ServiceDetails/1',
  '/faq?service=3': '/services#faq',
  '/accueil': '/',
  '/index.html': '/',
};

const HOSTS = [
  { name: 'nginx', basePath: '', redirects: GUESSES },
  { name: 'Apache', basePath: '', redirects: BY_APACHE },
  { name: 'Apache in a folder', basePath: SUBPATH, redirects: BY_APACHE },
];

const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.txt': /^text\/plain; ?charset=utf-8$/i,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.xml': /^(text|application)\/xml\b/,
  '.webmanifest': /^application\/manifest\+json\b/,
};

/** Attacks: no listings, no headers, no redirects to other sites. */
const HOSTILE = [
  ...['/about%0d%0aSet-Cookie:%20a=1/', '/illustrations/', '//ailleurs.example/about/'],
  ...['/%2F%2Failleurs.example/about/', '/\\ailleurs.example/ServiceDetails/1.html'],
];

for (const { name, basePath, redirects } of HOSTS) {
  test.describe(name, () => {
    let host: StartedHost | undefined;
    let parent: string;
    let folder: string;
    let home: string;

    test.beforeAll(async () => {
      parent = await mkdtemp(join(tmpdir(), 'site-'));
      // Apache drops root.
      chmodSync(parent, 0o755);
      const root = join(parent, 'public');
      folder = join(root, basePath);
      await mkdir(root);
      await writeFile(join(root, 'index.html'), 'HOST');
      await cp(basePath ? SUBPATH_OUT : OUT, folder, { recursive: true });
      await mkdir(join(folder, '.well-known'));
      await writeFile(join(folder, '.well-known/token'), 'TOKEN');
      host = await (name === 'nginx' ? startNginx(parent) : startProgram('apache2', parent));
      home = `http://localhost:${host.port}${basePath}`;
    });
    test.afterAll(async () => {
      await host?.stop();
      await rm(parent, { recursive: true });
    });

    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(home + path, { headers, redirect: 'manual' });
      const { status } = response;
      return { status, headers: response.headers, text: await response.text() };
    };
    const inFolder = (path: string) => (basePath && path === '/' ? '' : path);
    /** Apache's redirects are absolute. */
    const atHome = (place = '') => place.replace(/^http:\/\/localhost:\d+/, '');

    test('pages and files arrive whole, compressed, and once', async () => {
      const files = await filesIn(folder);
      const payload = files.find((file) => file.includes('$d$id')) ?? '';
      const script = files.find((file) => file.endsWith('.js')) ?? '';
      const others = [payload, script, 'manifest.webmanifest', 'logo.svg', 'sitemap.xml'];
      const paths = new Map([
        ...allRoutes.map((route) => [route, `${route === '/' ? 'index' : route.slice(1)}.html`]),
        ...others.map((file) => [`/${file}`, file]),
      ] as [path: string, file: string][]);
      for (const [path, file] of paths) {
        const { status, headers, text } = await get(inFolder(path), { 'Accept-Encoding': 'gzip' });
        expect.soft(status, path).toBe(200);
        expect.soft(text, path).toBe(readFileSync(join(folder, file), 'utf8'));
        expect.soft(headers.get('content-type'), path).toMatch(TYPES[extname(file)]!);
        expect.soft(headers.get('content-encoding'), path).toBe('gzip');
        const validators = { 'If-None-Match': headers.get('etag') ?? '' };
        expect.soft((await get(inFolder(path), validators)).status, path).toBe(304);
      }
    });

    test('what is missing is 404, dotfiles hidden, .well-known served', async () => {
      const script = '/_next/static/chunks/gone.js';
      for (const path of ['/gone', '/gone/1', script, '/icons', '/illustrations']) {
        const { status, headers, text } = await get(path);
        expect.soft([status, text.includes('/_next/static/')], path).toEqual([404, true]);
        expect.soft(headers.get('cache-control'), path).toBe('no-cache');
      }
      for (const path of ['/.htaccess', '/_headers', '/_redirects', '/.well-known/gone'])
        expect.soft([403, 404], path).toContain((await get(path)).status);
      expect(await get('/.well-known/token')).toMatchObject({ status: 200, text: 'TOKEN' });
    });

    test('each page has one address; variants redirect', async () => {
      for (const [path, to] of Object.entries(redirects)) {
        const { status, headers } = await get(path);
        const place = atHome(headers.get('location') ?? '');
        expect.soft([status, place], path).toEqual([301, basePath + inFolder(to)]);
      }
    });

    test('a page that an older version has left is gone', async () => {
      test.skip(name === 'nginx', 'There the folder is replaced.');
      const left = ['blogDetails/999.html', 'blogDetails/999.txt'];
      left.push('blogDetails/999/__next._tree.txt', 'fiches/ancienne.html');
      for (const file of left) {
        await mkdir(join(folder, dirname(file)), { recursive: true });
        await cp(join(folder, 'about.html'), join(folder, file));
      }
      for (const file of [...left, 'blogDetails/999', 'fiches/ancienne'])
        expect.soft((await get(`/${file}`)).status, file).toBe(404);
      expect((await get('/fiches/Urgence')).status).toBe(301);
    });

    test('pictures and editor get their headers once', async () => {
      const pictures = [
        '/previews/test.1234.svg',
        '/photos-reduites/test.svg',
        '/_next/static/test.svg',
      ];
      for (const path of pictures) await cp(join(folder, 'logo.svg'), join(folder, path));
      await cp(join(folder, 'about.html'), join(folder, 'admin.html'));
      for (const path of ['/about', '/about/', '/admin', '/sw.js', ...pictures]) {
        const { headers } = await get(path);
        // A repeated header would be joined.
        for (const [header, value] of Object.entries(getHeaders(path)))
          expect.soft(headers.get(header), `${header} of ${path}`).toBe(value);
        expect.soft(headers.get('expires'), path).toBeNull();
      }
    });

    test('hostile addresses are harmless', async () => {
      for (const address of HOSTILE) {
        const { status, headers, text } = await rawRequest(host!.port, basePath + address);
        const label = address.slice(0, 80);
        expect.soft([200, 301, 400, 403, 404], label).toContain(status);
        expect.soft(text, label).not.toContain('Index of');
        expect.soft(headers['set-cookie'], label).toBeUndefined();
        // `//host` and `/\host` are other origins.
        expect.soft(atHome(headers.location ?? '/'), label).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      }
    });

    if (basePath)
      test('a visit stays in the folder', async ({ page, form }) => {
        const problems = collectProblems(page);
        const release = await holdScripts(page);
        await page.goto(`${home}/about`);
        await tap(page.getByRole('banner').getByRole('link', { name: /Aide à la Vie/ }));
        await expect(page).toHaveURL(`${home}/`);
        release();
        await waitForHydration(page);
        await tap(page.getByRole('banner').getByRole('link', { name: 'Services' }));
        await expect(page).toHaveURL(`${home}/services`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTitle('/services'));
        await form.open(`${home}/appoitment`);
        await form.fill();
        await page.route(SEND, (route) => route.fulfill());
        await tap(form.submit);
        await expect(form.sent).toBeVisible();
        expect(problems).toEqual([]);
      });
  });
}
