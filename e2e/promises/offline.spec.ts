import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { SCRIPTS_ID } from '@/lib/lateStart/pageScripts';
import { WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { writeRetiredWorker } from '@/scripts/export/offlineCopy';
import { readExported } from '../exported';
import { cachedPaths, PRECACHED, whenCached, whenPrecached } from '../offline';
import { requestsWith } from '../outbox';
import { test } from '../ownHost';
import { fillRequest, press, VISITOR, whenAlive, SMOKE } from '../support';

test.use({ serviceWorkers: 'allow' });

const PORTAL = { type: 'text/html', body: '<h1>Bienvenue au portail</h1>' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const expectOffline = (page: Page) => expect(heading(page)).toHaveText('Vous êtes hors connexion');

/** Fetches as a page does: one after the other. */
const fetchAll = (page: Page, paths: string[]) =>
  page.evaluate(async (list) => {
    for (const path of list) await (await fetch(path)).text();
  }, paths);

test(
  'after one visit, what helps in need opens offline',
  SMOKE,
  async ({ page, context, host }) => {
    await page.goto(host.url('/'));
    await whenPrecached(page);
    await host.stop();
    for (const route of PRECACHED) {
      await page.goto(host.url(route));
      await expect(page).not.toHaveTitle(/Hors connexion/);
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    }
    await page.goto(host.url('/'));
    await whenAlive(page);

    await test.step('another page says whom to call, and opens once online', async () => {
      const address = host.url('/blogDetails/3?depuis=whatsapp');
      await page.goto(address);
      await expectOffline(page);
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="tel:"]')).toHaveCount(site.phones.length);
      await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await main.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(host.url('/contact'));
      await page.goBack();
      await main.getByRole('link', { name: 'Réessayer' }).click();
      await expectOffline(page);
      await host.restart();
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page).not.toHaveTitle(/Hors connexion/);
      await expect(page).toHaveURL(address);
    });
  },
);

test('a visited page opens offline, whether by address or link', async ({ page, host }) => {
  await page.goto(host.url('/about'));
  await whenPrecached(page);
  await press(page.getByRole('contentinfo').locator('a[href="/tarifs"]').first());
  await expect(page).toHaveURL(host.url('/tarifs'));
  await whenCached(page, ['/tarifs']);
  await host.stop();
  for (const route of ['/tarifs?depuis=whatsapp', '/about']) {
    await page.goto(host.url(route));
    await expect(page).not.toHaveTitle(/Hors connexion/);
  }
  await whenAlive(page);
});

test('the form keeps its draft offline, and sends once online', async ({ page, context, host }) => {
  await page.goto(host.url('/appoitment'));
  await whenPrecached(page);
  await host.stop();
  await context.setOffline(true);
  await page.reload();
  await whenAlive(page);
  await fillRequest(page);
  await page.reload();
  await whenAlive(page);
  await expect(page.getByLabel('Nom et prénom')).toHaveValue(VISITOR.name);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur: ' })).toContainText(
    'Vous êtes hors connexion. Votre demande n’est pas partie.',
  );
  await host.restart();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Renvoyer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  expect(requestsWith(VISITOR.name, test.info().outputPath('outbox'))).toHaveLength(1);
});

test('portal answers, private pages and the editor are not kept', async ({ page, host }) => {
  await page.goto(host.url('/contact'));
  await whenPrecached(page);
  const script = { type: 'text/javascript', body: ';' };
  host.extra.set('/_next/static/wrong.js', PORTAL);
  host.extra.set('/_next/static/secret.js', { ...script, cache: 'no-store' });
  host.extra.set('/_next/static/right.js', script);
  host.extra.set('/about', PORTAL);
  await page.goto(host.url('/about'));
  await expect(heading(page)).toHaveText('Bienvenue au portail');
  host.extra.set('/admin', { type: 'text/html', body: `<h1>Éditeur</h1>"${SCRIPTS_ID}"` });
  await page.goto(host.url('/admin'));
  await fetchAll(
    page,
    [...host.extra.keys()].filter((path) => path.endsWith('.js')),
  );
  await whenCached(page, ['/_next/static/right.js']);
  const kept = (await cachedPaths(page)).filter((path) => /wrong|secret|about|admin/.test(path));
  expect(kept).toEqual([]);
});

test('damaged or unreadable caches break no page', async ({ page, host }) => {
  const body = `self.addEventListener('message', ({ data }) => {
    if (data === 'fail') CacheStorage.prototype.match = CacheStorage.prototype.open = () => Promise.reject();
  });${readExported(WORKER_FILE)}`;
  host.extra.set(`/${WORKER_FILE}`, { type: 'text/javascript', body });
  await page.goto(host.url('/contact'));
  await whenPrecached(page);
  await page.evaluate(async (text) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const headers = { 'Content-Type': 'text/html' };
      for (const request of await cache.keys())
        await cache.put(request, new Response(text, { headers }));
    }
  }, PORTAL.body);
  await page.reload();
  await whenAlive(page);
  const isMended = async () =>
    !(await (await caches.match('/contact'))?.text())?.includes('Bienvenue au portail');
  await expect.poll(() => page.evaluate(isMended)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('fail'));
  await page.goto(host.url('/about'));
  await whenAlive(page);
});

test('saving data or a full phone downloads no copy', async ({ page, context, host }) => {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(host.url('/')).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(host.url('/tarifs'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await cachedPaths(page)).toEqual([]);
  expect(host.asked).not.toContain('/gestes');
  const saving = await context.newPage();
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await saving.goto(host.url('/about'));
  await saving.getByRole('switch', { name: 'Arrêter les animations' }).click();
  await whenAlive(saving);
  expect(host.asked.filter((path) => path === '/about')).toHaveLength(1);
});

test('a build without a worker removes it from phones', async ({ page, host }) => {
  await page.goto(host.url('/about'));
  await whenPrecached(page);
  const directory = test.info().outputDir;
  await writeRetiredWorker(directory);
  const body = readFileSync(join(directory, WORKER_FILE), 'utf8');
  host.extra.set(`/${WORKER_FILE}`, { type: 'text/javascript', body });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const count = async () => (await navigator.serviceWorker.getRegistrations()).length;
  await expect.poll(() => page.evaluate(count)).toBe(0);
});
