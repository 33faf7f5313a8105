import { expect } from 'playwright/test';
import { lateScripts } from '@/scripts/export/pageFiles';
import { NEW_TITLE, NEW_WORD, test } from '../newVersion';
import { whenCached, whenPrecached } from '../offline';
import { holdScripts, waitForHydration } from '../support';

/** The site published anew under an open page. */

// In one worker: to make the new version takes longer than most of these.
test.describe.configure({ mode: 'default' });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version shows at next visit, and is kept', async ({ page, context, host }) => {
    await page.goto(host.url('/appoitment'));
    await whenPrecached(page);
    await page.goto(host.url('/appoitment'));
    await waitForHydration(page);
    const former = await page.evaluate(() => caches.keys());
    await host.publish();
    const next = await context.newPage();
    await next.goto(host.url('/appoitment'));
    await expect(next.locator('h1')).toHaveText(NEW_TITLE);
    await waitForHydration(next);
    // Looked into, and not opened (offline.spec.ts opens copies): a tool that is attached to a worker
    // may hold it, with what is asked of it, while the next one takes over.
    const textKept = async (names: string[]) => {
      const cacheName = (await caches.keys()).find((name) => !names.includes(name)) ?? '';
      return (await caches.match('/appoitment', { cacheName }))?.text();
    };
    await expect.poll(() => next.evaluate(textKept, former)).toContain(NEW_WORD);
    const { data, chunks, runtime } = lateScripts(await next.content())!;
    await whenCached(next, [data, ...chunks, runtime]);
  });
});

test('a form whose scripts are gone comes back as typed', async ({ page, host }) => {
  let opened = 0;
  // A second wish to open it anew takes the place of the first.
  page.on('domcontentloaded', () => (opened += 1));
  await page.goto(host.url('/appoitment'));
  await waitForHydration(page);
  await host.publish();
  // The page goes once its host has said that they are gone: what is typed later has no field.
  const release = await holdScripts(page);
  await page.getByLabel('Message').click();
  await page.keyboard.type('Pansement');
  release();
  await expect(page.locator('h1')).toHaveText(NEW_TITLE);
  await waitForHydration(page);
  await expect(page.getByLabel('Message')).toHaveValue('Pansement');
  expect(opened).toBe(2);
});
