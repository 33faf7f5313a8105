import { expect, type Page } from 'playwright/test';
import { OFFLINE_PAGES_FILE, WORKER_FILE } from '@/lib/navigation/offline';
import { dataFile } from '@/scripts/export/pageFiles';
import { readExported } from '../exported';
import { keptPaths, test, whenKept } from '../offline';
import { whenAlive } from '../support';

/** The offline copy where something else comes than the site's files, or where they get lost. */

test.use({ serviceWorkers: 'allow' });

const PACK = `/${OFFLINE_PAGES_FILE}`;

/** What a hotel's network answers to everything. */
const PORTAL = { type: 'text/html', body: '<h1>Bienvenue au portail</h1>' };

/** Tries to make the copy, and tells how that ends. */
const makeCopy = (page: Page) =>
  page.evaluate(async (file) => {
    const { installing, active } = await navigator.serviceWorker.register(`/${file}`);
    const worker = installing ?? active;
    const isOver = () => worker?.state === 'redundant' || worker?.state === 'activated';
    while (!isOver()) await new Promise((end) => worker?.addEventListener('statechange', end));
    return worker?.state;
  }, WORKER_FILE);

/** Puts something else into every second entry of the copy, the pages first, and loses the others. */
const damage = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const entries = await caches.open(name);
      for (const [index, request] of (await entries.keys()).entries()) {
        const { headers } = (await entries.match(request))!;
        const other = new Response('{"texts":{"/contact":1}}', { headers });
        if (index % 2 === 0) await entries.put(request, other);
        else await entries.delete(request);
      }
    }
  });

/** How long each file is that the copy keeps for good, by its address. */
const sizes = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, number> = {};
    for (const name of await caches.keys()) {
      if (!/^(workbox-precache|files-)/.test(name)) continue;
      const entries = await caches.open(name);
      for (const request of await entries.keys()) {
        const kept = await entries.match(request);
        found[request.url] = (await kept?.blob())?.size ?? 0;
      }
    }
    return found;
  });

test('a copy that comes damaged or broken off is not taken, and a later one is whole', async ({
  page,
  host,
}) => {
  const pack = readExported(OFFLINE_PAGES_FILE);
  const [drawing = ''] = /\/illustrations\/[\w-]+\.svg/.exec(readExported('index.html')) ?? [];
  // No page of the site, which would make the copy by itself meanwhile.
  await page.goto(host.url('/version.json'));
  for (const [path, answer] of [
    [PACK, PORTAL],
    [PACK, { type: 'application/json', body: pack.slice(0, pack.length / 2) }],
    [drawing, PORTAL],
  ] as const) {
    host.extra.set(path, answer);
    await page.evaluate((it) => fetch(it, { cache: 'reload' }), path);
    expect(await makeCopy(page), path).toBe('redundant');
    host.extra.delete(path);
    await page.evaluate((it) => fetch(it, { cache: 'reload' }), path);
  }
  expect(await makeCopy(page)).toBe('activated');
  await host.stop();
  await page.goto(host.url('/appoitment'));
  await whenAlive(page);
});

test('a copy that is lost in part or holds something else breaks no page, and is made anew', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/contact'));
  await whenKept(page);
  const whole = await sizes(page);
  expect(Object.keys(whole).length).toBeGreaterThan(50);
  await damage(page);
  await page.goto(host.url('/appoitment'));
  await whenAlive(page);
  await expect.poll(() => sizes(page)).toMatchObject(whole);
  await host.stop();
  await page.goto(host.url('/services'));
  await whenAlive(page);
});

test('what comes in place of a file or a page is not kept', async ({ page, host }) => {
  await page.goto(host.url('/contact'));
  await whenKept(page);
  const right = { '/_next/static/media/a.js': 'text/javascript', '/e.svg': 'image/svg+xml' };
  for (const [path, type] of Object.entries(right)) {
    host.extra.set(path.replace('.', '-wrong.'), PORTAL);
    host.extra.set(path.replace('.', '-empty.'), { type, body: '' });
    host.extra.set(path, { type, body: 'x' });
  }
  // Half of a page's data is of the right kind. Its name tells that it is not all.
  const article = '/blogDetails/3';
  const data = dataFile(readExported(`${article}.html`)) ?? '';
  const body = readExported(data);
  host.extra.set(data, { type: 'text/javascript', body: body.slice(0, body.length / 2) });
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await (await fetch(path)).text();
    },
    [data, ...[...host.extra.keys()].filter((path) => path !== data)],
  );
  // Where the right ones lie, the others had time to lie too.
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(Object.keys(right)));
  const kept = await keptPaths(page);
  expect(kept.filter((path) => /-(wrong|empty)\./.test(path) || path === data)).toEqual([]);
  host.extra.delete(data);
  await page.goto(host.url(article));
  await whenAlive(page);

  host.extra.set('/contact', PORTAL);
  await page.goto(host.url('/contact'));
  await expect(page.getByRole('heading')).toHaveText('Bienvenue au portail');
  await host.stop();
  await page.goto(host.url('/contact'));
  await whenAlive(page);
});

test('where the caches themselves fail, the network is asked', async ({ page, host }) => {
  const failing = `self.addEventListener('message', ({ data }) => {
    if (data !== 'fail') return;
    const fail = () => Promise.reject(new Error('Unexpected internal error'));
    CacheStorage.prototype.match = CacheStorage.prototype.open = fail;
  });`;
  const body = failing + readExported(WORKER_FILE);
  host.extra.set(`/${WORKER_FILE}`, { type: 'text/javascript', body });
  await page.goto(host.url('/'));
  await whenKept(page);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('fail'));
  for (const route of ['/contact', '/about']) {
    await page.goto(host.url(route));
    await whenAlive(page);
  }
});
