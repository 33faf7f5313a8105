import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { SCRIPTS_ID } from '@/lib/lateStart/pageScripts';
import { PHOTOS_FOLDER } from '@/lib/site/photos';
import { WORKER_FILE } from '@/lib/navigation/offline';
import { retireOfflineCopy } from '@/scripts/export/offlineCopy';
import { pageFiles } from '@/scripts/export/pageFiles';
import { htmlOf, OUT } from '../exported';
import { whenAlive } from '../support';
import { keptPaths, cacheNames, PROMISED, whenKept, test } from '../offline';

/** What the offline copy keeps, what it never keeps, what it costs, and how it goes. */

test.use({ serviceWorkers: 'allow' });

const KIB = 1024;

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Asks for paths one after the other, as a page asks for its files. */
const fetchAll = (page: Page, paths: string[]) =>
  page.evaluate(async (list) => {
    for (const path of list) await (await fetch(path)).text();
  }, paths);

test('never kept are what a host says not to keep, and the owner’s editor', async ({
  page,
  host,
}) => {
  const body = `<h1>Exemple</h1><script type="application/json" id="${SCRIPTS_ID}">{}</script>`;
  const ofSite = { type: 'text/html', body };
  // The editor is for who is online.
  const editor = ['/admin', '/admin/', '/admin.html', '/admin-files/editor.js'];
  for (const path of editor) host.extra.set(path, ofSite);
  const ordinary = {
    '/page': ofSite,
    '/administration': ofSite,
    '/picture.svg': { type: 'image/svg+xml', body: '<svg/>' },
    '/_next/static/chunks/script.js': { type: 'text/javascript', body: ';' },
  };
  for (const [path, answer] of Object.entries(ordinary)) {
    host.extra.set(path, answer);
    const secret = path.replace(/\w+(\.\w+)?$/, 'secret-$&');
    host.extra.set(secret, { ...answer, cache: 'private, no-store' });
  }
  await page.goto(host.url('/about'));
  await whenKept(page);
  await page.goto(host.url('/secret-page'));
  await page.goto(host.url('/admin'));
  await fetchAll(page, [...host.extra.keys()]);
  // Where the ordinary answers lie, the others had time to lie too.
  const isThere = expect.arrayContaining(Object.keys(ordinary));
  await expect.poll(() => keptPaths(page)).toEqual(isThere);
  const kept = await keptPaths(page);
  expect(kept.filter((path) => editor.includes(path) || path.includes('secret'))).toEqual([]);

  // Without the server, neither is the centre's page that says who to call.
  await host.stop();
  await expect(page.goto(host.url('/admin'))).rejects.toThrow('ERR_');
});

test('a build that retires the worker takes it away from those who have it', async ({
  page,
  host,
}) => {
  await page.goto(host.url('/about'));
  await whenKept(page);
  const directory = test.info().outputDir;
  await retireOfflineCopy({ directory });
  const body = readFileSync(join(directory, WORKER_FILE), 'utf8');
  host.extra.set(`/${WORKER_FILE}`, { type: 'text/javascript', body });
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

test('the copy is made after the page, costs little, and keeps what every page needs however many photographs are seen', async ({
  page,
  host,
}) => {
  let before: string[] = [];
  page.on('load', () => {
    before = [...host.asked];
  });
  await page.goto(host.url('/'));
  await whenKept(page);
  expect(before).not.toContain('/sw.js');

  const asked = host.asked.map((path) => path.replace(/\?.*/, ''));
  const start = asked.indexOf('/sw.js');
  const ofPage = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  // What the page asks for late may come among the copy's files: asked for again, it is the copy's.
  const added = asked.filter(
    (path, at) =>
      at === start || (at > start && (!ofPage.includes(path) || asked.indexOf(path) < at)),
  );
  const bytes = [...new Set(added)].map((path) => {
    const file = readFileSync(join(OUT, path === '/' ? 'index.html' : path));
    return (path.endsWith('.woff2') ? file : gzipSync(file)).length;
  });
  // What the visitor pays on top of the page, as a host sends it that compresses least. The ten
  // gestures with their drawings are about a tenth of it: they are for when the network is gone.
  const paid = bytes.reduce((sum, size) => sum + size, 0) / KIB;
  expect(paid, added.join('\n')).toBeGreaterThan(100);
  expect(paid, added.join('\n')).toBeLessThan(267);

  const filesOfPages = PROMISED.map((route) => pageFiles(htmlOf(route)));
  const common = filesOfPages[0]!.filter(
    (path) => path.startsWith('/_next/') && filesOfPages.every((files) => files.includes(path)),
  );
  expect(common.length).toBeGreaterThan(5);
  expect(await keptPaths(page, 'files-')).toEqual(expect.arrayContaining(common));
  const photos = Array.from({ length: 90 }, (_, number) => `${PHOTOS_FOLDER}/${number}.webp`);
  for (const path of photos) host.extra.set(path, { type: 'image/webp', body: 'x' });
  await fetchAll(page, photos);
  const kept = () => keptPaths(page, 'files-');
  await expect.poll(kept).toContain(photos.at(-1));
  await expect.poll(kept).not.toContain(photos[0]);
  expect(await kept()).toEqual(expect.arrayContaining(common));
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

  await test.step('nor does one who has a worker from before', async () => {
    const saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
    const body = saving + readFileSync(join(OUT, WORKER_FILE), 'utf8');
    host.extra.set(`/${WORKER_FILE}`, { type: 'text/javascript', body });
    await page.evaluate((file) => navigator.serviceWorker.register(file), `/${WORKER_FILE}`);
    await whenKept(page);
    expect(await keptPaths(page)).toEqual([]);
  });
});
