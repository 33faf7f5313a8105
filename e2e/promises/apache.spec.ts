import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { startApache } from '@/scripts/checks/hostPrograms';
import { compressExport } from '@/scripts/export/compress';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { checkHost } from '@/scripts/checks/host/check';
import { addressTests, headerTests, hostileTests, hostTest } from '../hosts';

/** The site as its own `.htaccess` has it served, under a real Apache set up as hosts do. */

base.describe('with every module, and a host’s own settings', () => {
  const test = hostTest({
    start: (root) => startApache(root, 'all'),
    // Made for nginx; here they lie beside the files, and must not be taken for them.
    prepare: compressExport,
  });
  addressTests(test, { leadsOn: true });
  headerTests(test);
  hostileTests(test);

  test('the editor’s page is served beside the others', async ({ host: { ask, folder } }) => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
    await writeFile(join(folder, 'admin.html'), policy);
    const { status, text, headers } = await ask('/admin');
    expect([status, text]).toEqual([200, policy]);
    // The page's own policy says what may run there; a second one could only take from it.
    expect(headers['content-security-policy']).not.toMatch(/(?:default|script|style|connect)-src/);
    // By way of the file, where the host guesses at names by itself.
    expect((await ask('/admin/')).headers.location).toMatch(/\/admin(?:\.html)?$/);
    expect((await ask('/admin/collections')).status).toBe(404);
    await rm(join(folder, 'admin.html'));
  });

  test('browsers get the smaller of two compressions', async ({ host: { ask } }) => {
    const sizeIn = async (encoding: string) => {
      const answer = await ask('/about', {
        headers: { 'Accept-Encoding': encoding },
      });
      expect(answer.headers['content-encoding']).toBe(encoding.split(',').at(-1)?.trim());
      return answer.size;
    };
    const gzip = await sizeIn('gzip');
    expect(await sizeIn('gzip, br')).toBeLessThan(gzip);
  });
});

base.describe('with mod_rewrite alone', () => {
  const test = hostTest({ start: (root) => startApache(root, 'least') });
  addressTests(test, { leadsOn: true });
  hostileTests(test);
});

base.describe('in a folder of its host', () => {
  const test = hostTest({
    start: (root) => startApache(root, 'all'),
    basePath: SUBPATH,
    out: SUBPATH_OUT,
  });
  addressTests(test, { leadsOn: true });
  headerTests(test);
  hostileTests(test);
});

base.describe('without its rules, as when hidden files were left behind', () => {
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
