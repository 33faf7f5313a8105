import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, mergeTests, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { estimates } from '@/lib/i18n/fr';
import { WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { writeSelfUnregisteringWorker } from '@/scripts/export/offlineCopy';
import { getHtml, getTitle } from '@/e2e/support/exported';
import { awa, test as formTest } from '@/e2e/support/form';
import { cachedPaths, whenCached, whenPrecached } from '@/e2e/support/offline';
import { deferredScripts } from '@/e2e/support/readPages';
import { requestsWith } from '@/e2e/support/mailbox';
import { test as hostTest } from '@/e2e/support/ownHost';
import { tap, waitForHydration, SMOKE } from '@/e2e/support/page';

const test = mergeTests(formTest, hostTest);

test.use({ serviceWorkers: 'allow' });

const PORTAL = { type: 'text/html', body: '<h1>Bienvenue au portail</h1>' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
async function expectEstimate(page: Page) {
  await tap(page.locator('summary', { has: page.locator('b') }).first());
  await expect(page.getByRole('link', { name: estimates.send })).toBeVisible();
}
const expectOffline = (page: Page) => expect(heading(page)).toHaveText('Vous êtes hors connexion');

test('after one visit, help opens offline', SMOKE, async ({ page, context, host }) => {
  await page.goto(host.url('/about'));
  await whenPrecached(page);
  const follow = async (route: string) => {
    await tap(page.getByRole('contentinfo').locator(`a[href="${route}"]`).first());
    await expect(page).toHaveURL(host.url(route));
  };
  await follow('/fiches');
  await follow('/tarifs');
  await expectEstimate(page);
  // A page that a link has opened is downloaded again as it is left, not as another link is followed.
  await page.goto(host.url('/gestes'));
  await whenCached(page, ['/tarifs']);
  expect(await cachedPaths(page)).not.toContain('/fiches');
  await page.goto(host.url('/about'));
  await waitForHydration(page);
  await host.stop();
  await test.step('pages that links have opened open by link', async () => {
    await follow('/fiches');
    await expect(heading(page)).toHaveText(getTitle('/fiches'));
    await follow('/tarifs');
    await expectEstimate(page);
  });
  await test.step('the first, the last and first aid, by address', async () => {
    for (const route of ['/gestes', '/tarifs?depuis=whatsapp', '/about']) {
      await page.goto(host.url(route));
      await expect(page).not.toHaveTitle(/Hors connexion/);
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    }
    await waitForHydration(page);
  });
  await test.step('other pages show contacts, and load once online', async () => {
    const address = host.url('/blogDetails/3?depuis=whatsapp');
    await page.goto(address);
    await expectOffline(page);
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(site.phones.length);
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await main.getByRole('link', { name: 'Réessayer' }).click();
    await expectOffline(page);
    await host.restart();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page).not.toHaveTitle(/Hors connexion/);
    await expect(page).toHaveURL(address);
  });
});

test('the form keeps its draft offline, sends online', async ({ page, context, host, form }) => {
  await page.goto(host.url('/appoitment'));
  await whenPrecached(page);
  await host.stop();
  await context.setOffline(true);
  await page.reload();
  await form.ready();
  await form.fill();
  await page.reload();
  await form.ready();
  await form.expectFilled(awa);
  await tap(form.submit);
  const unsent = 'Vous êtes hors connexion. Votre demande n’est pas partie.';
  await expect(form.alerts).toContainText(unsent);
  await host.restart();
  await context.setOffline(false);
  await tap(form.submit);
  await expect(form.sent).toBeVisible();
  expect(requestsWith(awa.fullName, test.info().outputPath('mailbox'))).toHaveLength(1);
});

test('a body that hangs gives way to the copy', async ({ page, host }) => {
  // As a data-saving proxy sends it.
  host.extra.set('/about', { type: 'text/html; charset=utf-8', headers: { Vary: '*' } });
  await page.goto(host.url('/about'));
  await whenPrecached(page);
  host.hanging.add('/about').add('/blog');
  await page.goto(host.url('/about'), { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(getTitle('/about'), { timeout: 8000 });
  await test.step('without a copy, the page streams', async () => {
    await page.goto(host.url('/blog'), { waitUntil: 'commit' });
    expect(page.url()).toBe(host.url('/blog'));
  });
});

test('caches no error, no page for a file, no editor', async ({ page, host }) => {
  await page.goto(host.url('/contact'));
  await whenPrecached(page);
  const { chunks } = deferredScripts(getHtml('/tarifs'));
  const known = deferredScripts(getHtml('/contact')).chunks;
  const script = chunks.find((path) => !known.includes(path))!;
  host.extra.set('/about', { ...PORTAL, status: 500 });
  host.extra.set('/admin', { type: 'text/html', body: '<h1>Éditeur</h1>' });
  host.extra.set(script, PORTAL);
  for (const route of ['/about', '/admin', '/tarifs']) await page.goto(host.url(route));
  await whenCached(page, ['/tarifs']);
  await expect.poll(() => host.requested).toContain(script);
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => /about|admin/.test(path) || path === script)).toEqual([]);
});

test('a build without a service worker unregisters it', async ({ page, host }) => {
  await page.goto(host.url('/about'));
  await whenPrecached(page);
  const directory = test.info().outputDir;
  await writeSelfUnregisteringWorker(directory);
  const body = readFileSync(join(directory, WORKER_FILE), 'utf8');
  host.extra.set(`/${WORKER_FILE}`, { type: 'text/javascript', body });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const count = async () => (await navigator.serviceWorker.getRegistrations()).length;
  await expect.poll(() => page.evaluate(count)).toBe(0);
});
