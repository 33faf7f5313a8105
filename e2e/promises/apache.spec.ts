import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { startApache } from '@/scripts/checks/hostPrograms';
import { APACHE } from '@/scripts/checks/install/tools';
import { addEditor } from '@/scripts/export/editor';
import { headersOf } from '@/scripts/export/hostHeaders';
import { EDITOR_FILES, EDITOR_PAGE } from '@/scripts/local/edit/bundle';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { checkHost } from '@/scripts/checks/host/check';
import { titleOf } from '../exported';
import {
  addressTests,
  compressInHaste,
  copyTests,
  headerTests,
  hostileTests,
  hostTest,
  shareOneHost,
  visitTests,
} from '../hosts';
import { whenKept } from '../offline';

/** The site as its own `.htaccess` has it served, under a real Apache set up as hosts do. */

base.describe('with every module, and a host’s own settings', () => {
  shareOneHost(APACHE);
  const test = hostTest({
    start: (root) => startApache(root, 'all'),
    prepare: compressInHaste,
  });
  addressTests(test, { leadsOn: true });
  headerTests(test);
  hostileTests(test);
  visitTests(test);
  copyTests(test);

  test('a copy has no address of its own, and goes with its page', async ({ host }) => {
    const { ask, folder } = host;
    expect((await ask('/about.html.br')).status).toBe(404);
    const headers = { 'Accept-Encoding': 'gzip, br' };
    const page = join(folder, 'doctors.html');
    await rename(page, `${page}.away`);
    try {
      expect((await ask('/doctors', { headers })).status).toBe(404);
    } finally {
      await rename(`${page}.away`, page);
    }
  });

  test('the editor’s page is served beside the others, with its own policy', async ({ host }) => {
    const { ask, folder } = host;
    const settings = { repo: 'centre/site' };
    await addEditor({ directory: folder, basePath: '', settings });
    const page = await ask('/admin');
    expect([page.status, page.text]).toEqual([
      200,
      readFileSync(join(folder, EDITOR_PAGE), 'utf8'),
    ]);
    expect(page.text).toContain('https://api.github.com');
    // Beside the page's own policy another one could only take away.
    expect(page.headers['content-security-policy']).toBe(
      headersOf('/admin')['Content-Security-Policy'],
    );
    const script = await ask(`/${EDITOR_FILES}/editor.js`);
    expect([script.status, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    // By way of the file, where the host guesses at names by itself.
    expect((await ask('/admin/')).headers.location).toMatch(/\/admin(?:\.html)?$/);
    expect((await ask('/admin/collections')).status).toBe(404);
  });
});

base.describe('with mod_rewrite alone', () => {
  shareOneHost(APACHE);
  const test = hostTest({ start: (root) => startApache(root, 'least') });
  addressTests(test, { leadsOn: true });
  hostileTests(test);
});

base.describe('in a folder of its host', () => {
  shareOneHost(APACHE);
  const test = hostTest({
    start: (root) => startApache(root, 'all'),
    basePath: SUBPATH,
    out: SUBPATH_OUT,
    prepare: compressInHaste,
  });
  addressTests(test, { leadsOn: true });
  headerTests(test);
  hostileTests(test);
  copyTests(test);
});

base.describe('without its rules, as when hidden files were left behind', () => {
  shareOneHost(APACHE);
  const test = hostTest({
    start: (root) => startApache(root, 'all'),
    prepare: (folder) => rm(join(folder, '.htaccess')),
  });

  test('the check of published sites says so', async ({ host: { port } }) => {
    const findings = await checkHost(`http://localhost:${port}`);
    const [pages] = findings;
    expect(pages?.title).toBe('Les pages');
    expect(pages?.faults).toContainEqual(expect.stringMatching(/^\/about mène à \/about\/$/));
    expect(pages?.remedy).toContain('npm run package');
    const wrong = findings.filter(({ faults }) => faults.length > 0).map(({ title }) => title);
    expect(wrong).toEqual(
      expect.arrayContaining(['La page introuvable', 'Les dossiers', 'Les en-têtes de sécurité']),
    );
  });
});

base.describe('with copies that an older export has left behind', () => {
  shareOneHost(APACHE);
  const test = hostTest({
    start: (root) => startApache(root, 'all'),
    prepare: (folder) =>
      Promise.all(['br', 'gz'].map((it) => writeFile(join(folder, `about.html.${it}`), 'OLD'))),
  });

  test('the host compresses by itself, in the smaller of two ways', async ({ host: { ask } }) => {
    const about = await ask('/about');
    const sizeIn = async (encoding: string) => {
      const answer = await ask('/about', { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers['content-encoding']).toBe(encoding.split(',').at(-1)?.trim());
      expect(answer.text).toBe(about.text);
      return answer.size;
    };
    const gzip = await sizeIn('gzip');
    expect(await sizeIn('gzip, br')).toBeLessThan(gzip);
  });
});

base.describe('once it is away', () => {
  shareOneHost(APACHE);
  const test = hostTest({ start: (root) => startApache(root, 'all') });
  test.use({ serviceWorkers: 'allow' });

  // offline.spec.ts opens each of them.
  test('what was promised opens all the same', async ({ page, host: { port, stop } }) => {
    const url = (route: string) => `http://localhost:${port}${route}`;
    await page.goto(url('/'));
    await whenKept(page);
    await stop();
    for (const [route, shown] of [
      ['/services', '/services'],
      ['/terms', '/hors-connexion'],
    ] as const) {
      await page.goto(url(route));
      await expect(page.locator('h1')).toHaveText(titleOf(shown));
    }
  });
});
