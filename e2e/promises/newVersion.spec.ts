import { expect } from 'playwright/test';
import { holdScripts, whenAlive } from '../support';
import { NEW_TITLE, test } from '../newVersion';
import { whenPrecached } from '../offline';

/** The site published anew under an open page. */

// In one worker: to make the new version takes longer than most of these.
test.describe.configure({ mode: 'default' });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version shows at the next visit, then offline', async ({ page, context, host }) => {
    await page.goto(host.url('/appoitment'));
    await whenPrecached(page);
    await page.goto(host.url('/appoitment'));
    await whenAlive(page);
    const isFormer = (name: string) => name.startsWith('pages-');
    const former = (await page.evaluate(() => caches.keys())).find(isFormer) ?? 'none';
    await host.publish();
    const next = await context.newPage();
    await next.goto(host.url('/appoitment'));
    await expect(next.locator('h1')).toHaveText(NEW_TITLE);
    await expect.poll(() => next.evaluate(() => caches.keys())).not.toContain(former);
    await host.stop();
    await next.goto(host.url('/appoitment'));
    await expect(next.locator('h1')).toHaveText(NEW_TITLE);
    await whenAlive(next);
  });
});

test('an open page walks on into the new version', async ({ page, host }) => {
  await page.goto(host.url('/'));
  await whenAlive(page);
  await host.publish();
  await page.getByRole('banner').getByRole('link', { name: 'Consultation' }).click();
  await expect(page).toHaveURL(host.url('/appoitment'));
  await expect(page.locator('h1')).toHaveText(NEW_TITLE);
  await whenAlive(page);
});

test('a form whose scripts are gone comes back once, as typed', async ({ page, host }) => {
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
