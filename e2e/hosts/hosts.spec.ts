import { chmodSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { getHeaders } from '@/scripts/export/hostHeaders';
import { filesIn } from '@/scripts/files';
import { rawRequest } from '@/scripts/local/httpTesting';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { OUT } from '@/e2e/support/exported';
import { allRoutes } from '@/e2e/support/routes';
import { startApache, startNginx, type StartedHost } from './programs';

// Each host starts once.
test.describe.configure({ mode: 'default' });

const OTHERS = {
  '/about/?service=3': '/about?service=3',
  '/about.html?service=3': '/about?service=3',
  '/ServiceDetails/1/': '/ServiceDetails/1',
  '/ServiceDetails/1.html': '/ServiceDetails/1',
};
const GUESSES = {
  '/Rendez-Vous': '/appoitment',
  '/docteurs?service=3': '/doctors?service=3',
  '/trouver/9?service=3': '/tarifs?service=3',
};
const BY_APACHE = {
  ...GUESSES,
  '/ABOUT?service=3': '/about?service=3',
  '/servicedetails/1': '/ServiceDetails/1',
  '/faq?service=3': '/services#faq',
};

const HOSTS = [
  {
    name: 'nginx',
    start: startNginx,
    basePath: '',
    out: OUT,
    redirects: { ...OTHERS, ...GUESSES },
  },
  {
    ...{ name: 'Apache', start: startApache, basePath: '', out: OUT },
    redirects: { ...OTHERS, ...BY_APACHE, '/accueil': '/', '/index.html': '/' },
  },
  {
    ...{ name: 'Apache in a folder', start: startApache, basePath: SUBPATH, out: SUBPATH_OUT },
    redirects: { ...OTHERS, ...BY_APACHE, '/accueil': '', '/index.html': '' },
  },
];

const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.txt': /^text\/plain; ?charset=utf-8$/i,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.xml': /^(text|application)\/xml\b/,
  '.webmanifest': /^application\/manifest\+json\b/,
};

/** Attacks: no secrets, no listings, no redirects to other sites. */
const HOSTILE = [
  ...['/../../../../etc/passwd', '/%2e%2e/%2e%2e/secret.txt', '/..%2fsecret.txt', '/.env'],
  ...['/about%0d%0aSet-Cookie:%20a=1/', '/illustrations/', '//ailleurs.example/about/'],
  ...['/%2F%2Failleurs.example/about/', '/\\ailleurs.example/ServiceDetails/1.html'],
];

for (const { name, start, basePath, out, redirects } of HOSTS) {
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
      await cp(out, folder, { recursive: true });
      await writeFile(join(parent, 'secret.txt'), 'SECRET');
      await mkdir(join(folder, '.well-known'));
      await writeFile(join(folder, '.well-known/token'), 'TOKEN');
      host = await start(root);
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
        const address = basePath && path === '/' ? '' : path;
        const { status, headers, text } = await get(address, { 'Accept-Encoding': 'gzip' });
        expect.soft(status, path).toBe(200);
        expect.soft(text, path).toBe(readFileSync(join(folder, file), 'utf8'));
        expect.soft(headers.get('content-type'), path).toMatch(TYPES[extname(file)]!);
        expect.soft(headers.get('content-encoding'), path).toBe('gzip');
        const validators = { 'If-None-Match': headers.get('etag') ?? '' };
        expect.soft((await get(address, validators)).status, path).toBe(304);
      }
    });

    test('what does not exist is the page 404, kept nowhere', async () => {
      const script = '/_next/static/chunks/gone.js';
      for (const path of ['/gone', '/gone/1', script, '/icons', '/illustrations']) {
        const { status, headers, text } = await get(path);
        expect.soft([status, text.includes('/_next/static/')], path).toEqual([404, true]);
        expect.soft(headers.get('cache-control'), path).toBe('no-cache');
      }
    });

    test('each page has one address; variants redirect', async () => {
      for (const [path, to] of Object.entries(redirects)) {
        const { status, headers } = await get(path);
        const place = atHome(headers.get('location') ?? '');
        expect.soft([status, place], path).toEqual([301, basePath + to]);
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

    test('hides dotfiles, serves .well-known', async () => {
      for (const path of ['/.htaccess', '/_headers', '/_redirects', '/.well-known/gone'])
        expect.soft([403, 404], path).toContain((await get(path)).status);
      expect(await get('/.well-known/token')).toMatchObject({ status: 200, text: 'TOKEN' });
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
        expect.soft(text, label).not.toMatch(/SECRET|root:|Index of/);
        expect.soft(headers['set-cookie'], label).toBeUndefined();
        // `//host` and `/\host` are other origins.
        expect.soft(atHome(headers.location ?? '/'), label).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      }
    });
  });
}
