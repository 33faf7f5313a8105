import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { PHOTOS_FOLDER } from '@/lib/site/photos';
import { OFFLINE_PAGES_FILE, WORKER_FILE } from '@/lib/navigation/offline';
import { dataFile } from '@/scripts/export/offline/pageFiles';
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

/** Puts something else into every entry of the caches whose names begin so; or takes them away. */
const damage = (page: Page, cache: string, body?: string, type?: string) =>
  page.evaluate(
    async ([start, text, kind]) => {
      for (const name of await caches.keys()) {
        if (!name.startsWith(start)) continue;
        const entries = await caches.open(name);
        for (const request of await entries.keys()) {
          const own = (await entries.match(request))?.headers.get('Content-Type') ?? '';
          if (text === undefined) await entries.delete(request);
          else {
            const headers = { 'Content-Type': kind ?? own };
            await entries.put(request, new Response(text, { headers }));
          }
        }
      }
    },
    [cache, body, type] as const,
  );

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
  context,
  host,
}) => {
  const pack = readFileSync(join(host.directory, OFFLINE_PAGES_FILE), 'utf8');
  const json = 'application/json';
  const kinds = [
    PORTAL,
    { type: json, body: '' },
    { type: json, body: pack.slice(0, pack.length / 2) },
    { type: json, body: '{"error":"proxy"}' },
  ];
  const { drawing, script } = await test.step('the pages', async () => {
    for (const kind of kinds) {
      host.extra.set(PACK, kind);
      await page.goto(host.url('/'));
      expect(await makeCopy(page), kind.body.slice(0, 20)).toBe('redundant');
      await whenAlive(page);
    }
    const asked = host.asked.map((path) => path.replace(/\?.*/, ''));
    return {
      drawing: asked.find((path) => /^\/illustrations\/.*\.svg$/.test(path)) ?? '',
      script: asked.find((path) => /^\/_next\/.*\.js$/.test(path)) ?? '',
    };
  });
  await test.step('the network breaks off', async () => {
    host.extra.set(PACK, { type: json, body: pack, delay: 60_000 });
    const before = host.asked.length;
    const made = makeCopy(page);
    await expect.poll(() => host.asked.slice(before)).toContain(PACK);
    await host.stop();
    expect(await made).toBe('redundant');
    await host.restart();
    host.extra.delete(PACK);
  });
  await test.step('another file', async () => {
    for (const path of [drawing, script]) {
      host.extra.set(path, PORTAL);
      await page.evaluate((it) => fetch(it, { cache: 'reload' }), path);
      expect(await makeCopy(page), path).toBe('redundant');
      host.extra.delete(path);
      await page.evaluate((it) => fetch(it, { cache: 'reload' }), path);
    }
  });
  await test.step('the phone is full', async () => {
    const client = await context.newCDPSession(page);
    const origin = new URL(host.url('/')).origin;
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
    await page.goto(host.url('/contact'));
    expect(await makeCopy(page)).toBe('redundant');
    await whenAlive(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin });
  });
  await page.goto(host.url('/'));
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
  const ways: [what: string, body?: string, type?: string][] = [
    ['lost'],
    ['a page of another kind', PORTAL.body, PORTAL.type],
    ['empty', ''],
    ['something else of the same kind', '{"texts":{"/contact":1}}'],
  ];
  for (const [what, body, type] of ways) {
    await test.step(what, async () => {
      for (const cache of ['workbox-precache', 'files-', 'pictures-']) {
        await damage(page, cache, body, type);
      }
      for (const route of ['/contact', '/appoitment']) {
        await page.goto(host.url(route));
        await whenAlive(page);
      }
      await expect.poll(() => sizes(page)).toMatchObject(whole);
    });
  }
  await host.stop();
  for (const route of ['/services', '/fiches']) {
    await page.goto(host.url(route));
    await whenAlive(page);
  }
});

test('what comes in place of a file is not kept', async ({ page, host }) => {
  await page.goto(host.url('/about'));
  await whenKept(page);
  const folder = '/_next/static/media';
  const types = {
    [`${folder}/a.js`]: 'text/javascript',
    [`${folder}/b.css`]: 'text/css',
    [`${folder}/c.woff2`]: 'font/woff2',
    [`${PHOTOS_FOLDER}/d.webp`]: 'image/webp',
    '/e.svg': 'image/svg+xml',
  };
  const wrong = (path: string) => path.replace(/(?=\.\w+$)/, '-wrong');
  const empty = (path: string) => path.replace(/(?=\.\w+$)/, '-empty');
  for (const [path, type] of Object.entries(types)) {
    host.extra.set(path, { type, body: 'x' });
    host.extra.set(wrong(path), PORTAL);
    host.extra.set(empty(path), { type, body: '' });
  }
  const right = Object.keys(types);
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await (await fetch(path)).text();
    },
    [...right.map(wrong), ...right.map(empty), ...right],
  );
  // Where the right ones lie, the others had time to lie too.
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(right));
  expect((await keptPaths(page)).filter((path) => /-(wrong|empty)\./.test(path))).toEqual([]);

  // Half of a page's data is of the right kind. Its name tells that it is not all.
  const article = '/blogDetails/3';
  const data = dataFile(readExported(`${article}.html`)) ?? '';
  const body = readExported(data);
  host.extra.set(data, { type: 'text/javascript', body: body.slice(0, body.length / 2) });
  await page.evaluate((path) => fetch(path).then((answer) => answer.text()), data);
  host.extra.delete(data);
  await page.goto(host.url(article));
  await whenAlive(page);
});

test('a page that a portal gives in place of the site’s own is shown, and not kept', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/contact'));
  await whenKept(page);
  host.extra.set('/contact', PORTAL);
  await page.goto(host.url('/contact'));
  await expect(page.getByRole('heading')).toHaveText('Bienvenue au portail');
  host.extra.delete('/contact');
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
  await host.publish(async (directory) => {
    const path = join(directory, WORKER_FILE);
    writeFileSync(path, failing + readFileSync(path, 'utf8'));
  });
  await page.goto(host.url('/'));
  await whenKept(page);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('fail'));
  for (const route of ['/contact', '/about', '/contact']) {
    await page.goto(host.url(route));
    await whenAlive(page);
  }
});
