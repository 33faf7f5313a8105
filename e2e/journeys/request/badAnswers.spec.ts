import { expect, type Page } from 'playwright/test';
import { DEFERRED_FOLDER } from '@/scripts/export/exportFolder';
import { chunksNamedIn } from '@/scripts/export/nextOutput';
import { getHtml, readExported } from '@/e2e/support/exported';
import { whenCached, whenPrecached } from '@/e2e/support/offline';
import { test, type OwnHost } from '@/e2e/support/ownHost';
import { deferredScripts } from '@/e2e/support/readPages';
import { tap, TOUCH_PHONE, waitForHydration } from '@/e2e/support/page';

/** One bad answer for a hashed file, which browsers keep for a year. */

test.use(TOUCH_PHONE);

const EMPTY = { type: 'text/javascript', body: '', once: true };
const PORTAL = { type: 'text/html', body: '<h1>Bienvenue au portail</h1>', once: true };

const addressIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

const getLoader = (html: string) => addressIn(html, /data-loader="([^"]+)"/);

/** Answers once with nothing, or with a page, for the scripts of a page, in turns. */
function spoil(host: OwnHost, scripts: string[]): void {
  expect(scripts.length).toBeGreaterThan(1);
  scripts.forEach((path, index) => host.extra.set(path, index % 2 ? PORTAL : EMPTY));
}

async function expectHydrated(page: Page) {
  await waitForHydration(page, 30_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-start');
}

test('a bad answer for a script is replaced', async ({ page, host }) => {
  const { data, chunks, runtime } = deferredScripts(getHtml('/contact'));
  spoil(host, [getLoader(getHtml('/contact')), data, chunks[0]!, chunks[1]!, runtime]);
  await page.goto(host.url('/contact'));
  await expectHydrated(page);
  const before = host.requested.length;
  await page.goto(host.url('/contact'));
  await expectHydrated(page);
  // From the browser's cache.
  expect(host.requested.slice(before).filter((path) => path.includes('/_next/'))).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a bad answer for a script is not cached', async ({ page, host }) => {
    await page.goto(host.url('/about'));
    await whenPrecached(page);
    const { runtime, ...about } = deferredScripts(getHtml('/about'));
    await whenCached(page, [runtime]);
    const { data, chunks } = deferredScripts(getHtml('/contact'));
    spoil(host, [data, ...chunks.filter((path) => !about.chunks.includes(path))]);
    await page.evaluate(async (path) => {
      const name = (await caches.keys()).find((key) => key.startsWith('files-'))!;
      const empty = new Response('', { headers: { 'Content-Type': 'text/javascript' } });
      await (await caches.open(name)).put(path, empty);
    }, runtime);
    await page.goto(host.url('/contact'));
    await expectHydrated(page);
    const texts = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await caches.match(path))?.text() ?? 'missing'));
    const kept = () => page.evaluate(texts, [data, runtime, ...chunks]);
    await expect.poll(async () => (await kept()).filter((text) => text === 'missing')).toEqual([]);
    expect((await kept()).filter((text) => !text || text.includes('Bienvenue au portail'))).toEqual(
      [],
    );
  });
});

test('bad styles, icons, typefaces and late chunks are repaired', async ({ page, host }) => {
  const html = getHtml('/contact');
  const font = addressIn(html, /<link rel="preload" href="([^"]+woff2)"/);
  const icons = addressIn(html, /<use href="([^"#]+)#/);
  const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, path = '']) => path);
  const deferred = sheets.find((path) => path.includes(DEFERRED_FOLDER))!;
  for (const path of [font, icons, deferred]) host.extra.set(path, PORTAL);
  // What loads at the first touch of the form: the phone library among them.
  const { chunks } = deferredScripts(html);
  const late = chunks
    .flatMap((path) => chunksNamedIn(readExported(path)))
    .map((item) => `/_next/${item}`);
  expect(late).not.toEqual([]);
  for (const path of late) host.extra.set(path, EMPTY);
  for (const path of sheets)
    if (path !== deferred) host.extra.set(path, { ...EMPTY, type: 'text/css' });
  await page.goto(host.url('/contact'));
  await expectHydrated(page);
  const requests = (path: string) => host.requested.filter((item) => item === path).length;
  for (const path of [font, icons, deferred]) await expect.poll(() => requests(path), path).toBe(2);
  await tap(page.getByRole('textbox', { name: 'Téléphone (facultatif)' }));
  await expect(page.getByRole('combobox', { name: 'Pays de l’indicatif' })).toBeVisible();
  await tap(page.getByRole('contentinfo').locator('a[href="/tarifs"]').first());
  await expect(page).toHaveURL(host.url('/tarifs'));
  for (const path of sheets) await expect.poll(() => requests(path), path).toBe(2);
  const rules = () =>
    [...document.styleSheets].map(({ cssRules }) => cssRules.length).filter((count) => !count);
  await expect.poll(() => page.evaluate(rules)).toEqual([]);
});
