import { expect, type Page } from 'playwright/test';
import { WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { holdScripts, routeScripts, VISITOR, whenAlive } from '../support';
import { NEW_TITLE, test, type Host } from '../newVersion';
import { whenPrecached } from '../offline';

/** The site published anew under an open page. */

test.use({ serviceWorkers: 'allow' });

// In one worker: to make the new version takes longer than most of these.
test.describe.configure({ mode: 'default' });

test('a new version shows at the next visit, replaces the copy, and leaves open pages alive', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.url('/appoitment'));
  await whenPrecached(page);
  // Kept for the open page: what its scripts may still ask for.
  const scripts = host.asked.filter((path) => path.endsWith('.js') && path !== `/${WORKER_FILE}`);
  await page.goto(host.url('/appoitment'));
  await whenAlive(page);
  const former = await page.evaluate(() => caches.keys());
  const formerPages = former.find((name) => name.startsWith('pages-')) ?? 'none';

  await host.publish();
  const next = await context.newPage();
  await next.goto(host.url('/appoitment'));
  await expect(next.locator('h1')).toHaveText(NEW_TITLE);
  await expect.poll(() => next.evaluate(() => caches.keys())).not.toContain(formerPages);
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
    // The page goes once its host has said that they are gone: what is typed later has no field.
    const release = await holdScripts(page);
    await page.getByLabel('Message').click();
    await page.keyboard.type('Pansement');
    release();
    await expect(page.locator('h1')).toHaveText(NEW_TITLE);
    await whenAlive(page);
    await expect(page.getByLabel('Message')).toHaveValue('Pansement');
    expect(opened).toBe(2);
  });

  /** Opens a page, and publishes a new version before any of its scripts has arrived. */
  async function openTooEarly(page: Page, host: Host) {
    let publish = () => {};
    const published = new Promise<void>((resolve) => {
      publish = resolve;
    });
    await page.clock.install();
    await routeScripts(page, async (route) => {
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
      await page.clock.fastForward(2000);
      await expect(page.locator('h1')).toHaveText(NEW_TITLE, { timeout: 250 });
    }).toPass();
  });

  test('unless something was typed, which is worth more', async ({ page, host }) => {
    const publish = await openTooEarly(page, host);
    await page.getByLabel('Nom et prénom').click();
    await page.keyboard.type(VISITOR.name);
    publish();
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(page.locator('html')).toHaveAttribute('data-start', 'failed', { timeout: 250 });
    }).toPass();
    await expect(page.getByLabel('Nom et prénom')).toHaveValue(VISITOR.name);
    expect(host.asked.filter((path) => path === '/appoitment')).toHaveLength(1);
  });

  test('scripts that fail in the newest version do not make the page turn in circles', async ({
    page,
    host,
  }) => {
    await routeScripts(page, async (route) => {
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
