import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { WORKER_FILE } from '@/lib/navigation/offline';
import { collectProblems, fillRequest, VISITOR, whenAlive, SMOKE } from '../support';
import { keptPaths, PROMISED, whenKept, test } from '../offline';

/** The site where the network is not. */

test.use({ serviceWorkers: 'allow' });

/**
 * What goes wrong behind a page. The worker's own attempts to reach the host fail by intent; a link
 * asks for the next page's style, and opens the kept page itself where that can't be had.
 */
function collectOfflineProblems(page: Page): () => string[] {
  const problems = collectProblems(page);
  const isMeant = /ERR_CONNECTION_REFUSED$|^failed: \S+\.css net::ERR_FAILED$/;
  return () => problems.filter((line) => !isMeant.test(line));
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

test(
  'after one visit the promised pages open without network, whole and alive',
  SMOKE,
  async ({ page, host }) => {
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
  },
);

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
  // One that is kept from the start, one that is kept since it was seen: the others go their ways.
  for (const route of ['/appoitment', '/about']) {
    await page.goto(host.url(route));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveTitle(/Hors connexion/);
  }
  await page.goto(host.url('/doctors'));
  await expect(page.locator('h1')).toHaveText('Vous êtes hors connexion');
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
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(site.phones.length);
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
