import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test as base, type Page } from 'playwright/test';
import { OUTBOX_PATH, WORKER_FILE } from '@/lib/offline';
import { PHOTOS_FOLDER } from '@/lib/build/photos';
import { createEmailStandIn, localKeys } from '@/scripts/local/emailStandIn';
import { retireOfflineCopy, writeOfflineCopy } from '@/scripts/export/offlineCopy';
import { addSecurityPolicy } from '@/scripts/export/securityPolicy';
import { createSite, listen } from '@/scripts/local/serve';
import { pageFiles } from '@/scripts/export/offline/pageFiles';
import { readExported } from '../exported';
import { collectProblems, fillRequest, VISITOR, whenAlive } from '../support';

/**
 * The site where the network is not, and where it was published anew under an open page. The
 * server is really stopped: a browser's offline switch does not cut the worker.
 */

/** A host of a test's own. It shows the export until something else is published. */
interface Host {
  url: (route: string) => string;
  directory: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** What the host answers beside its files. */
  extra: Map<string, ExtraAnswer>;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  /** Puts online what `change` makes of the export: by default a new version of it. */
  publish: (change?: (directory: string) => Promise<unknown>) => Promise<void>;
}

interface ExtraAnswer {
  type: string;
  body: string;
  cache?: string;
  /** Milliseconds before it comes. */
  delay?: number;
}

const KIB = 1024;
const OLD_TITLE = 'Prenez Rendez-vous';
const NEW_TITLE = 'Prenez Rendez-Vous';
const PROMISED = [
  '/',
  '/services',
  ...[1, 2, 3, 4, 5, 6].map((id) => `/ServiceDetails/${id}`),
  '/contact',
  '/appoitment',
];

const test = base.extend<{ host: Host }>({
  host: async ({}, provide, info) => {
    const outbox = info.outputPath('outbox');
    let versions = 0;
    const asked: string[] = [];
    const extra: Host['extra'] = new Map();
    let server: Server | undefined;
    let port = 0;
    const host: Host = {
      directory: 'out',
      asked,
      extra,
      url: (route) => `http://localhost:${port}${route}`,
      stop: async () => {
        const closed = new Promise((resolve) => server?.close(resolve));
        server?.closeAllConnections();
        await closed;
      },
      restart: async () => {
        const standIn = createEmailStandIn({ outbox, keys: localKeys, interval: 0 });
        const email: typeof standIn = async (req, res) => {
          const answer = extra.get(req.url ?? '');
          if (!answer) return standIn(req, res);
          const { type, body, cache = 'no-cache', delay = 0 } = answer;
          await setTimeout(delay);
          res.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache }).end(body);
          return true;
        };
        server = createSite({ directory: host.directory, email });
        server.on('request', ({ url = '' }) => asked.push(url));
        port = await listen(server, port);
      },
      publish: async (change = makeNewVersion) => {
        versions += 1;
        const next = info.outputPath(`version-${versions}`);
        cpSync(host.directory, next, { recursive: true });
        await change(next);
        await host.stop();
        host.directory = next;
        await host.restart();
      },
    };
    await host.restart();
    await provide(host);
    await host.stop();
  },
});

/**
 * A new version as a build makes it: another build number, a changed word, and scripts of other
 * names. Those of the old version are gone.
 */
async function makeNewVersion(directory: string): Promise<void> {
  const chunks = join(directory, '_next/static/chunks');
  renameSync(chunks, join(directory, '_next/static/pieces'));
  const [build = ''] = readdirSync(join(directory, '_next/static')).filter((name) =>
    readdirSync(join(directory, '_next/static', name)).includes('_buildManifest.js'),
  );
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|txt|js)$/.test(file)) continue;
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll('static/chunks/', 'static/pieces/')
      .replaceAll(build, [...build].reverse().join(''))
      .replaceAll(OLD_TITLE, NEW_TITLE);
    writeFileSync(path, file.endsWith('.html') ? withPolicy(text) : text);
  }
  await writeOfflineCopy({ directory, basePath: '' });
}

/** A page whose scripts have changed needs another policy. */
const withPolicy = (html: string) =>
  addSecurityPolicy(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''), 'self');

test.use({ serviceWorkers: 'allow' });

/** Waits until the offline copy is whole. */
const whenKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The paths that lie in the caches whose names begin so, the oldest first. */
const keptPaths = (page: Page, prefix = '') =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);

/** Asks for paths one after the other, as a page asks for its files. */
const fetchAll = (page: Page, paths: string[]) =>
  page.evaluate(async (list) => {
    for (const path of list) await (await fetch(path)).text();
  }, paths);

/** What goes wrong behind a page; the worker's own attempts to reach the host fail by intent. */
function collectOfflineProblems(page: Page): () => string[] {
  const problems = collectProblems(page);
  return () => problems.filter((line) => !line.endsWith('ERR_CONNECTION_REFUSED'));
}

/** Pictures that do not show. */
const missingPictures = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => {
        image.loading = 'eager';
        return !image.complete || image.naturalWidth === 0;
      })
      .map((image) => image.src),
  );

test('after one visit the promised pages open without network, whole and alive', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/'));
  await whenKept(page);
  await host.stop();
  const problems = collectOfflineProblems(page);
  for (const route of PROMISED) {
    await page.goto(host.url(route));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveTitle(/Hors connexion/);
    await whenAlive(page);
    await expect.poll(() => missingPictures(page), route).toEqual([]);
  }
  // By links too: Next asks for the page's data first, which is not there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(host.url('/services#faq'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems()).toEqual([]);
});

test('the kept pages open too where a preload that fails counts as an answer', async ({
  page,
  host,
}) => {
  // As in Firefox. Elsewhere it is a failure like any other.
  const failsGently = `{
    const { get } = Object.getOwnPropertyDescriptor(FetchEvent.prototype, 'preloadResponse');
    Object.defineProperty(FetchEvent.prototype, 'preloadResponse', {
      get() { return get.call(this).catch(() => Response.error()); },
    });
  }`;
  await host.publish(async (directory) => {
    const path = join(directory, WORKER_FILE);
    writeFileSync(path, failsGently + readFileSync(path, 'utf8'));
  });
  await page.goto(host.url('/about'));
  await whenKept(page);
  await expect.poll(() => keptPaths(page, 'pages-')).toEqual(['/about']);
  await host.stop();
  for (const route of [...PROMISED, '/about']) {
    await page.goto(host.url(route));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveTitle(/Hors connexion/);
  }
  await page.goto(host.url('/doctors'));
  await expect(page.locator('h1')).toHaveText('Vous êtes hors connexion');
});

test('what a host says not to keep is never kept, nor are the requests that it shows', async ({
  page,
  host,
}) => {
  const kinds = {
    page: { type: 'text/html', body: '<h1>Awa Exemple</h1>' },
    'picture.svg': { type: 'image/svg+xml', body: '<svg/>' },
    '_next/static/chunks/script.js': { type: 'text/javascript', body: '' },
  };
  for (const [name, answer] of Object.entries(kinds)) {
    host.extra.set(`/${name.replace(/\w+(\.\w+)?$/, 'secret$1')}`, {
      ...answer,
      cache: 'private, no-store',
    });
    host.extra.set(`/${name}`, answer);
  }
  await page.goto(host.url('/about'));
  await whenKept(page);
  await page.goto(host.url(OUTBOX_PATH));
  await page.goto(host.url('/secret'));
  await fetchAll(page, [...host.extra.keys(), OUTBOX_PATH]);
  // Where the ordinary answers lie, the others had time to lie too.
  const ordinary = Object.keys(kinds).map((name) => `/${name}`);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(ordinary));
  const kept = await keptPaths(page);
  expect(kept.filter((path) => path === OUTBOX_PATH || path.includes('secret'))).toEqual([]);

  // Without the server, the list of requests is not the centre's page that says who to call.
  await host.stop();
  await expect(page.goto(host.url(OUTBOX_PATH))).rejects.toThrow('ERR_');
});

test('a new worker throws away the requests that the one before has kept', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/about'));
  await whenKept(page);
  await expect.poll(() => keptPaths(page, 'pages-')).toEqual(['/about']);
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((it) => it.startsWith('pages-'));
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' };
    await (await caches.open(name)).put(path, new Response('Awa Exemple', { headers }));
  }, OUTBOX_PATH);
  // The same pages, and another worker.
  await host.publish(async (directory) => appendFileSync(join(directory, WORKER_FILE), '\n'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => keptPaths(page, 'pages-')).toEqual(['/about']);
});

test('however many photographs are seen, what every page needs stays', async ({ page, host }) => {
  await page.goto(host.url('/'));
  await whenKept(page);
  const filesOfPages = PROMISED.map((route) =>
    pageFiles(readExported(`${route === '/' ? 'index' : route}.html`)),
  );
  const common = filesOfPages[0]!.filter(
    (path) => path.startsWith('/_next/') && filesOfPages.every((files) => files.includes(path)),
  );
  expect(common.length).toBeGreaterThan(5);
  expect(await keptPaths(page, 'files-')).toEqual(expect.arrayContaining(common));
  const numbers = Array.from({ length: 90 }, (_, number) => number);
  const photos = numbers.map((number) => `${PHOTOS_FOLDER}/${number}.webp`);
  const scripts = numbers.map((number) => `/_next/static/chunks/other-${number}.js`);
  for (const path of photos) host.extra.set(path, { type: 'image/webp', body: '' });
  for (const path of scripts) host.extra.set(path, { type: 'text/javascript', body: '' });

  const kept = () => keptPaths(page, 'files-');
  await fetchAll(page, photos);
  await expect.poll(kept).toContain(photos.at(-1));
  await expect.poll(kept).not.toContain(photos[0]);
  expect(await kept()).toEqual(expect.arrayContaining(common));
  // Scripts are worth more than photographs, and the newest more than the oldest.
  await fetchAll(page, scripts);
  await expect.poll(kept).toContain(scripts.at(-1));
  await expect.poll(async () => (await kept()).length).toBeLessThanOrEqual(80);
  const left = await kept();
  expect(left).toEqual(expect.arrayContaining(common));
  expect(left.filter((path) => path.startsWith(PHOTOS_FOLDER))).toEqual([]);
  expect(left).not.toContain(scripts[0]);
});

test('under development a page takes the copy away that a build has left at its address', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/'));
  await whenKept(page);
  const other = `pages-1-${host.url('/autre-site/')}`;
  await page.evaluate((name) => caches.open(name), other);

  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { keepOfflineCopy } from '../lib/browser/keepOfflineCopy'; keepOfflineCopy();",
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    write: false,
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.NEXT_PUBLIC_BASE_PATH': '""',
      'process.env.NEXT_PUBLIC_SERVICE_WORKER': '""',
    },
  });
  const script = outputFiles[0]?.text;
  const developed = {
    type: 'text/html',
    body: `<meta charset="utf-8"><h1>En travaux</h1><script>${script}</script>`,
  };
  // A page that is being compiled comes later than the worker waits for a page elsewhere.
  host.extra.set('/', { ...developed, delay: 5000 });
  const opened = () => host.asked.filter((path) => path === '/').length;
  const before = opened();
  const coming = page.goto(host.url('/'));
  await expect.poll(opened).toBe(before + 1);
  host.extra.set('/', developed);
  await coming;
  // It opens once more without the worker, and not again and again.
  await expect.poll(opened).toBe(before + 2);
  await expect(async () => {
    expect(await cacheNames(page)).toEqual([other]);
    expect(await registrations(page)).toBe(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }).toPass();
  await page.goto(host.url('/'));
  await page.waitForLoadState('networkidle');
  expect(opened()).toBe(before + 3);
});

test('a page seen before opens again; one never seen says so, and comes by itself later', async ({
  page,
  context,
  host,
}) => {
  // The first page of all, from before the worker, and one that the worker has passed on.
  await page.goto(host.url('/doctors'));
  await whenKept(page);
  await page.goto(host.url('/about'));
  await whenAlive(page);
  await expect
    .poll(() => page.evaluate(() => caches.match('/doctors').then((kept) => kept?.status)))
    .toBe(200);
  await host.stop();

  for (const route of ['/doctors', '/about']) {
    await page.goto(host.url(route));
    await expect(page).not.toHaveTitle(/Hors connexion/);
    await whenAlive(page);
  }
  const problems = collectOfflineProblems(page);
  await page.goto(host.url('/blogDetails/3?depuis=whatsapp'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion');
  await whenAlive(page);
  await expect.poll(() => missingPictures(page)).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  const kept = main.getByRole('region', { name: 'Ces pages s’ouvrent sans connexion' });
  await expect(kept.getByRole('link')).toHaveCount(PROMISED.length);
  const retry = main.getByRole('link', { name: 'Réessayer' });
  await retry.click();
  await expect(page).toHaveURL(host.url('/blogDetails/3?depuis=whatsapp'));
  await expect(retry).toBeVisible();
  await kept.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(host.url('/contact'));
  await page.goBack();
  await expect(retry).toBeVisible();
  await whenAlive(page);
  expect(problems()).toEqual([]);

  await host.restart();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page).not.toHaveTitle(/Hors connexion/);
  await expect(page).toHaveURL(host.url('/blogDetails/3?depuis=whatsapp'));
});

test('the form is filled without network, keeps what was typed, and sends once it is back', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.url('/'));
  await whenKept(page);
  await host.stop();
  await context.setOffline(true);

  await page.goto(host.url('/appoitment'));
  await whenAlive(page);
  await fillRequest(page);
  await page.reload();
  await whenAlive(page);
  await expect(page.getByLabel('Nom et prénom')).toHaveValue(VISITOR.name);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur: ' })).toContainText(
    'Vous êtes hors connexion. Votre demande n’est pas partie.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(VISITOR.email);

  await host.restart();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Renvoyer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  expect(await (await page.request.get(host.url('/outbox'))).text()).toContain(VISITOR.name);
});

test('a new version shows at the next visit, replaces the copy, and leaves open pages alive', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.url('/appoitment'));
  await whenKept(page);
  // Kept for the open page: what its scripts may still ask for.
  const scripts = host.asked.filter((path) => path.endsWith('.js') && path.includes('/chunks/'));
  await page.goto(host.url('/appoitment'));
  await whenAlive(page);
  const former = await cacheNames(page);
  const formerPages = former.find((name) => name.startsWith('pages-')) ?? 'none';

  await host.publish();
  const next = await context.newPage();
  await next.goto(host.url('/appoitment'));
  await expect(next.locator('h1')).toHaveText(NEW_TITLE);
  await expect.poll(() => cacheNames(next)).not.toContain(formerPages);
  await expect
    .poll(() =>
      next.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('precache'));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().filter(({ url }) => url.includes('/chunks/')).length;
      }),
    )
    .toBe(0);
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    scripts,
  );
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((status) => status !== 200)).toEqual([]);

  await host.stop();
  await next.goto(host.url('/appoitment'));
  await expect(next.locator('h1')).toHaveText(NEW_TITLE);
  await whenAlive(next);
});

test('a build that retires the worker takes it away from those who have it', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/'));
  await whenKept(page);
  expect(await cacheNames(page)).not.toEqual([]);
  await host.publish((directory) => retireOfflineCopy({ directory }));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => cacheNames(page)).toEqual([]);
  // The pages of such a build do not register a worker any more.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });
  await page.reload();
  await whenAlive(page);
  expect(await registrations(page)).toBe(0);
});

test('a visitor who saves data gets no copy', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(host.url('/'));
  // React comes at the first touch; the page is then as alive as any other.
  await page.getByRole('switch', { name: 'Arrêter les animations' }).click();
  await whenAlive(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(0)))),
  );
  expect(await registrations(page)).toBe(0);
  expect(host.asked).not.toContain('/sw.js');
});

test('the copy is made after the page, and costs little', async ({ page, host }) => {
  let before: string[] = [];
  page.on('load', () => {
    before = [...host.asked];
  });
  await page.goto(host.url('/'));
  await whenKept(page);
  expect(before).not.toContain('/sw.js');

  const start = host.asked.indexOf('/sw.js');
  const added = host.asked.slice(start).map((path) => path.replace(/\?.*/, ''));
  const weigh = (paths: string[]) =>
    paths.reduce((sum, path) => {
      const file = readFileSync(join(host.directory, path === '/' ? 'index.html' : path));
      return sum + (path.endsWith('.woff2') ? file : gzipSync(file)).length;
    }, 0) / KIB;
  // What the visitor pays on top of the page, as a host sends it that compresses least.
  expect(weigh([...new Set(added)]), added.join('\n')).toBeLessThan(250);
});

test('the site can be put on the home screen, with shortcuts to the phones and the form', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/'));
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { scope, icons, shortcuts } = JSON.parse(data ?? '{}') as {
    scope: string;
    icons: { src: string }[];
    shortcuts: { name: string; url: string }[];
  };
  for (const { src } of icons) expect((await page.request.get(host.url(src))).status()).toBe(200);
  expect(shortcuts.map(({ name }) => name)).toEqual(['Appeler le centre', 'Prendre rendez-vous']);
  for (const { url } of shortcuts) expect(url.startsWith(scope)).toBe(true);
  await page.goto(host.url(shortcuts[0]?.url ?? ''));
  await expect(page.locator(':target')).toHaveText('Par téléphone');
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page left open while the site is published anew walks on into the new version', async ({
    page,
    host,
  }) => {
    await page.goto(host.url('/'));
    await whenAlive(page);
    await host.publish();
    await page.getByRole('banner').getByRole('link', { name: 'Consultation' }).click();
    await expect(page).toHaveURL(host.url('/appoitment'));
    await expect(page.locator('h1')).toHaveText(NEW_TITLE);
    await whenAlive(page);
  });

  test('a form whose scripts are gone comes back new, once, with what was typed', async ({
    page,
    host,
  }) => {
    let opened = 0;
    page.on('request', (request) => (opened += Number(request.isNavigationRequest())));
    await page.goto(host.url('/appoitment'));
    await whenAlive(page);
    await host.publish();
    await page.getByLabel('Message').click();
    await page.keyboard.type('Pansement');
    await expect(page.locator('h1')).toHaveText(NEW_TITLE);
    await whenAlive(page);
    await expect(page.getByLabel('Message')).toHaveValue(/^Pansement/);
    expect(opened).toBe(2);
  });

  /** Opens a page, and publishes a new version before any of its scripts has arrived. */
  async function openTooEarly(page: Page, host: Host) {
    let publish = () => {};
    const published = new Promise<void>((resolve) => {
      publish = resolve;
    });
    await page.clock.install();
    await page.route('**/chunks/*.js', async (route) => {
      await published;
      await route.continue();
    });
    await page.goto(host.url('/appoitment'));
    await host.publish();
    return publish;
  }

  test('a page whose scripts went before they started comes back new', async ({ page, host }) => {
    const publish = await openTooEarly(page, host);
    publish();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.locator('h1')).toHaveText(NEW_TITLE, { timeout: 500 });
    }).toPass();
  });

  test('unless something was typed, which is worth more', async ({ page, host }) => {
    const publish = await openTooEarly(page, host);
    await page.getByLabel('Nom et prénom').click();
    await page.keyboard.type(VISITOR.name);
    publish();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.locator('html')).toHaveAttribute('data-start', 'failed', { timeout: 500 });
    }).toPass();
    await expect(page.getByLabel('Nom et prénom')).toHaveValue(VISITOR.name);
    expect(host.asked.filter((path) => path === '/appoitment')).toHaveLength(1);
  });

  test('scripts that fail in the newest version do not make the page turn in circles', async ({
    page,
    host,
  }) => {
    await page.route('**/_next/static/**/*.js', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      if (text.includes('/api/v1.0/email/send')) await route.fulfill({ status: 404 });
      else await route.fulfill({ response: answer, body: text });
    });
    await page.goto(host.url('/appoitment'));
    await whenAlive(page);
    const asked = page.waitForResponse((response) => response.url() === host.url('/appoitment'));
    await page.getByLabel('Message').click();
    await page.keyboard.type('Pansement');
    await asked;
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByRole('heading', { name: 'Il y a un problème' })).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Pansement');
  });
});
