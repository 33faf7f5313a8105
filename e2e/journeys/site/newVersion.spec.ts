import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { writeWorker } from '@/scripts/export/offlineCopy';
import { OUT } from '@/e2e/support/exported';
import { whenCached, whenPrecached } from '@/e2e/support/offline';
import { test, type OwnHost } from '@/e2e/support/ownHost';
import { deferredScripts } from '@/e2e/support/readPages';
import { goto, holdScripts, waitForHydration } from '@/e2e/support/page';

/** A deployment while a page is open. */

/** Folders of scripts, and others of the same length, which the router's payload states. */
const FOLDERS = { 'static/chunks': 'static/sknuhc', 'static/data': 'static/atad' };
const NEW_PAGE = 'html[data-new]';

/** Publishes a copy with other addresses of scripts, whose pages are marked. */
async function publish(host: OwnHost): Promise<void> {
  const directory = test.info().outputPath('new');
  cpSync(OUT, directory, { recursive: true });
  const folders = Object.entries(FOLDERS);
  for (const [old, other] of folders)
    renameSync(join(directory, '_next', old), join(directory, '_next', other));
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|txt|js)$/.test(file)) continue;
    const text = folders.reduce(
      (last, [old, other]) => last.replaceAll(old, other),
      readFileSync(join(directory, file), 'utf8').replace('<html', '<html data-new'),
    );
    writeFileSync(join(directory, file), text);
  }
  await writeWorker(directory, '');
  await host.stop();
  await host.restart(directory);
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version shows next visit, and is cached', async ({ page, context, host }) => {
    await page.goto(host.url('/appoitment'));
    await whenPrecached(page);
    await goto(page, host.url('/appoitment'));
    const former = await page.evaluate(() => caches.keys());
    await publish(host);
    const next = await context.newPage();
    await goto(next, host.url('/appoitment'));
    await expect(next.locator(NEW_PAGE)).toBeAttached();
    // Reads the cache: an attached debugger may delay a worker.
    const textKept = async (names: string[]) => {
      const cacheName = (await caches.keys()).find((name) => !names.includes(name)) ?? '';
      return (await caches.match('/appoitment', { cacheName }))?.text();
    };
    await expect.poll(() => next.evaluate(textKept, former)).toContain('data-new');
    const { data, chunks, runtime } = deferredScripts(await next.content());
    await whenCached(next, [data, ...chunks, runtime]);
  });
});

test('a stale deployment reloads with the form as typed', async ({ page, host }) => {
  let opened = 0;
  // A second reload would replace the first.
  page.on('domcontentloaded', () => (opened += 1));
  await goto(page, host.url('/appoitment'));
  await publish(host);
  // Types before the page detects that its chunks are gone, and reloads.
  const release = await holdScripts(page);
  await page.getByLabel('Message').click();
  await page.keyboard.type('Pansement');
  release();
  await expect(page.locator(NEW_PAGE)).toBeAttached();
  await waitForHydration(page);
  await expect(page.getByLabel('Message')).toHaveValue('Pansement');
  expect(opened).toBe(2);
});
