import { expect, type Page } from 'playwright/test';
import { OFFLINE_PAGES_FILE, WORKER_FILE } from '@/lib/navigation/offline';
import { dataFile } from '@/scripts/export/pageFiles';
import { readExported } from '../exported';
import { keptPaths, test, whenKept, type Host } from '../offline';
import { whenAlive } from '../support';

/** The offline copy where something else comes than the site's files, or where they get lost. */

test.use({ serviceWorkers: 'allow' });

const PACK = `/${OFFLINE_PAGES_FILE}`;

/** What a hotel's network answers to everything. */
const PORTAL = { type: 'text/html', body: '<h1>Bienvenue au portail</h1>' };

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
      if (!name.startsWith('files-')) continue;
      const entries = await caches.open(name);
      for (const request of await entries.keys()) {
        const kept = await entries.match(request);
        // A picture's part is asked for with its name: the entry is the whole file all the same.
        found[request.url.replace(/#.*/, '')] = (await kept?.blob())?.size ?? 0;
      }
    }
    return found;
  });

/** Opens pages one after the other, as a visit does. */
async function visit(page: Page, host: Host): Promise<void> {
  for (const route of ['/contact', '/services', '/about']) {
    await page.goto(host.url(route));
    await whenAlive(page);
    await whenKept(page);
  }
}

const asksForPack = (host: Host) => host.asked.filter((path) => path === PACK).length;

test('what fails of the copy is fetched at the next visit, and not before', async ({
  page,
  context,
  host,
}) => {
  const pack = readExported(OFFLINE_PAGES_FILE);
  const [drawing = ''] = /\/illustrations\/[\w-]+\.svg/.exec(readExported('gestes.html')) ?? [];
  host.extra.set(drawing, { ...PORTAL, status: 404 });
  host.extra.set(PACK, PORTAL);
  await visit(page, host);
  await expect.poll(() => asksForPack(host)).toBe(1);
  host.extra.set(PACK, { type: 'application/json', body: pack.slice(0, pack.length / 2) });
  // A window of its own is a visit of its own.
  await visit(await context.newPage(), host);
  await expect.poll(() => asksForPack(host)).toBe(2);
  host.extra.clear();
  const last = await context.newPage();
  await visit(last, host);
  await expect.poll(() => keptPaths(last)).toEqual(expect.arrayContaining([PACK, drawing]));
  expect(asksForPack(host)).toBe(3);
  await host.stop();
  await last.goto(host.url('/appoitment'));
  await whenAlive(last);
});

test('a phone without room pays for no copy', async ({ page, context, host }) => {
  const origin = new URL(host.url('/')).origin;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await visit(page, host);
  expect(await keptPaths(page)).toEqual([]);
  expect(asksForPack(host)).toBe(0);
});

test('a copy that is lost in part or holds something else breaks no page, and is made anew', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.url('/contact'));
  await whenKept(page);
  const whole = await sizes(page);
  expect(Object.keys(whole).length).toBeGreaterThan(50);
  await damage(page);
  const next = await context.newPage();
  await next.goto(host.url('/appoitment'));
  await whenAlive(next);
  await expect.poll(() => sizes(next)).toMatchObject(whole);
  await host.stop();
  await next.goto(host.url('/services'));
  await whenAlive(next);
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
