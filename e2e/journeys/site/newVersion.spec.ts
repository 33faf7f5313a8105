import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { expect } from 'playwright/test';
import { DATA_FOLDER } from '@/scripts/export/exportFolder';
import { writeWorker } from '@/scripts/export/offlineCopy';
import { parsePage, printPage } from '@/scripts/export/htmlTree';
import { addSecurityPolicy } from '@/scripts/export/securityPolicy';
import { OUT, getTitle } from '@/e2e/support/exported';
import { whenCached, whenPrecached } from '@/e2e/support/offline';
import { test, type OwnHost } from '@/e2e/support/ownHost';
import { deferredScripts } from '@/e2e/support/readPages';
import { goto, holdScripts, waitForHydration } from '@/e2e/support/page';

/** A deployment while a page is open. */

const OLD_TITLE = getTitle('/appoitment');

const OLD_WORD = OLD_TITLE.split(/\s/).at(-1)!;
/** Of the same length, which the router's payload states. */
const NEW_WORD = OLD_WORD.toUpperCase();
const NEW_TITLE = OLD_TITLE.replace(OLD_WORD, NEW_WORD);

let newVersion: Promise<string> | undefined;

async function publish(host: OwnHost): Promise<void> {
  const { project, workerIndex } = test.info();
  newVersion ??= makeNewVersion(join(project.outputDir, `new-${workerIndex}`));
  const directory = await newVersion;
  await host.stop();
  await host.restart(directory);
}

const mirror = (name: string) => [...name].reverse().join('');

/** A copy with another build id, a changed word and renamed scripts. */
async function makeNewVersion(directory: string): Promise<string> {
  cpSync(OUT, directory, { recursive: true });
  const { chunks } = deferredScripts(readFileSync(join(directory, 'index.html'), 'utf8'));
  const script = chunks[0]!;
  const scripts = dirname(script);
  const renamed = join(dirname(scripts), mirror(basename(scripts)));
  renameSync(join(directory, scripts), join(directory, renamed));
  const [, build = ''] = /"b":"([^"]+)"/.exec(readFileSync(join(directory, 'index.txt'), 'utf8'))!;
  const short = (folder: string) => `${basename(dirname(folder))}/${basename(folder)}/`;
  const rewrite = (file: string, names: readonly string[][] = []) => {
    const path = join(directory, file);
    const text = [
      [short(scripts), short(renamed)],
      [build, mirror(build)],
      [OLD_WORD, NEW_WORD],
      ...names,
    ].reduce(
      (last, [old = '', next = '']) => last.replaceAll(old, next),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, file.endsWith('.html') ? withPolicy(text) : text);
  };
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  files.filter((file) => /\.(txt|js)$/.test(file)).forEach((file) => rewrite(file));
  const data = files.filter((file) => dirname(file) === DATA_FOLDER);
  const names = data.map((file) => {
    const next = join(DATA_FOLDER, mirror(basename(file, extname(file))) + extname(file));
    renameSync(join(directory, file), join(directory, next));
    return [file, next];
  });
  files.filter((file) => file.endsWith('.html')).forEach((file) => rewrite(file, names));
  await writeWorker(directory, '');
  return directory;
}

/** Changed inline scripts need new hashes. */
function withPolicy(html: string): string {
  const page = parsePage(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
  addSecurityPolicy(page, 'self');
  return printPage(page);
}

// One worker makes the new version once.
test.describe.configure({ mode: 'default' });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version shows next visit, and is cached', async ({ page, context, host }) => {
    await page.goto(host.url('/appoitment'));
    await whenPrecached(page);
    await goto(page, host.url('/appoitment'));
    const former = await page.evaluate(() => caches.keys());
    await publish(host);
    const next = await context.newPage();
    await next.goto(host.url('/appoitment'));
    await expect(next.locator('h1')).toHaveText(NEW_TITLE);
    await waitForHydration(next);
    // Reads the cache: an attached debugger may delay a worker.
    const textKept = async (names: string[]) => {
      const cacheName = (await caches.keys()).find((name) => !names.includes(name)) ?? '';
      return (await caches.match('/appoitment', { cacheName }))?.text();
    };
    await expect.poll(() => next.evaluate(textKept, former)).toContain(NEW_WORD);
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
  await expect(page.locator('h1')).toHaveText(NEW_TITLE);
  await waitForHydration(page);
  await expect(page.getByLabel('Message')).toHaveValue('Pansement');
  expect(opened).toBe(2);
});
