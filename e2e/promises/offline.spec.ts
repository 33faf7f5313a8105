import { expect, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { OFFLINE_PAGES_FILE } from '@/lib/navigation/offline';
import { ownTexts, pageFiles } from '@/scripts/export/pageFiles';
import { htmlOf, readExported, titleOf } from '../exported';
import { keptPaths, PROMISED, whenKept, test } from '../offline';
import { requestsWith } from '../outbox';
import { templates } from '../routes';
import { collectProblems, fillRequest, press, VISITOR, whenAlive, SMOKE } from '../support';

/** The site where the network is not. */

test.use({ serviceWorkers: 'allow' });

/**
 * What goes wrong behind a page. The worker's own attempts to reach the host fail by intent; a link
 * asks for the next page's style, and opens the kept page itself where that can't be had.
 */
function collectOfflineProblems(page: Page): () => string[] {
  const problems = collectProblems(page);
  const isMeant = /ERR_CONNECTION_REFUSED$|^failed: \S+(?:\.css|\/icon\.svg\S*) net::ERR_FAILED$/;
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
    const { texts } = JSON.parse(readExported(OFFLINE_PAGES_FILE)) as { texts: object };
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...PROMISED]));
    await page.goto(host.url('/'));
    await whenKept(page);
    await host.stop();
    const problems = collectOfflineProblems(page);
    // Pages of one kind need the same files.
    for (const route of PROMISED.filter((it) => templates.includes(it))) {
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

test('a page seen before opens again; one never seen says so, and comes by itself later', async ({
  page,
  context,
  host,
}) => {
  // The first page of all, from before the worker, one that the worker has passed on, and one that
  // a link has opened.
  await page.goto(host.url('/doctors'));
  await whenKept(page);
  await page.goto(host.url('/about'));
  await whenAlive(page);
  await expect
    .poll(() => page.evaluate(() => caches.match('/doctors').then((kept) => kept?.status)))
    .toBe(200);
  await press(page.getByRole('contentinfo').locator('a[href="/tarifs"]').first());
  await expect(page).toHaveURL(host.url('/tarifs'));
  const html = htmlOf('/tarifs');
  const files = pageFiles(html).filter((path) => path.startsWith('/_next/'));
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/tarifs', ...ownTexts(html), ...files]));
  await host.stop();
  for (const route of ['/doctors', '/about', '/tarifs']) {
    await page.goto(host.url(route));
    await expect(page).not.toHaveTitle(/Hors connexion/);
    await whenAlive(page);
  }

  const problems = collectOfflineProblems(page);
  const unseen = host.url('/blogDetails/3?depuis=whatsapp');
  await page.goto(unseen);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion');
  await whenAlive(page);
  await expect.poll(() => missingPictures(page)).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(site.phones.length);
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  const kept = main.getByRole('region', { name: 'Ces pages s’ouvrent sans connexion' });
  await expect(kept.getByRole('link')).toHaveCount(PROMISED.length);
  const retry = main.getByRole('link', { name: 'Réessayer' });
  await retry.click();
  await expect(page).toHaveURL(unseen);
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
  await expect(page).toHaveURL(unseen);
});

test('a page whose body hangs opens from the copy, or as far as it came', async ({
  page,
  context,
  host,
}) => {
  // At `localhost` the worker waits for as long as it takes.
  const url = (route: string) => host.url(route).replace('localhost', '127.0.0.1');
  await page.goto(url('/doctors'));
  await whenKept(page);
  const hang = (route: string) => {
    const [body = ''] = readExported(`${route.slice(1)}.html`).split('</main>');
    host.extra.set(route, { type: 'text/html', body, hangs: true });
  };
  hang('/contact');
  hang('/about');
  const other = await context.newPage();
  await Promise.all([
    page.goto(url('/contact'), { waitUntil: 'commit' }).then(() => whenAlive(page, 30_000)),
    other.goto(url('/about'), { waitUntil: 'commit' }),
  ]);
  await expect(other.locator('h1')).toHaveText(titleOf('/about'));
});

test('the form is filled without network, keeps what was typed, and sends once it is back', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.url('/appoitment'));
  await whenKept(page);
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
  await expect(page.getByLabel('E-mail')).toHaveValue(VISITOR.email);

  await host.restart();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Renvoyer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  expect(requestsWith(VISITOR.name, test.info().outputPath('outbox'))).toHaveLength(1);
});
