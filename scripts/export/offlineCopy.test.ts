import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { sheets } from '@/lib/content/generated/sheets';
import {
  OFFLINE_PAGES_FILE,
  OFFLINE_ROUTE,
  offlineRoutes,
  WORKER_FILE,
} from '@/lib/navigation/offline';
import { startScript } from '@/scripts/checks/scriptTesting';

const allRoutes = offlineRoutes(
  services.map(({ id }) => id),
  sheets.map(({ id }) => id),
);

const SETTINGS = '.env.production.local';

/** The least page that the export can be finished with. */
const pageOf = (route: string) =>
  '<html><head><meta charSet="utf-8"/>' +
  '<link rel="stylesheet" href="/centre/style.css" data-precedence="next"/>' +
  `</head><body><h1>${route}</h1></body></html>`;

/** Makes the worker of an export whose build was told so, and gives its text. */
const test = base.extend<{ folder: string; makeWorker: (settings: string) => Promise<string> }>({
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'copy-'));
    // The style of a page at the host's root, and in the folder that a test names.
    await mkdir(join(folder, 'out/centre'), { recursive: true });
    for (const sheet of ['out/style.css', 'out/centre/style.css']) {
      await writeFile(join(folder, sheet), 'h1{}');
    }
    await provide(folder);
    await rm(folder, { recursive: true });
  },
  makeWorker: async ({ folder }, provide) => {
    await provide(async (settings) => {
      // As the build has left them.
      for (const route of [...allRoutes, OFFLINE_ROUTE]) {
        const path = join(folder, 'out', `${route === '/' ? 'index' : route}.html`);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, pageOf(route));
      }
      await writeFile(join(folder, SETTINGS), `PLAIN_EXPORT=1\n${settings}`);
      expect(await once(startScript('export/finish.ts', [], folder), 'exit')).toEqual([0, null]);
      return readFile(join(folder, 'out', WORKER_FILE), 'utf8');
    });
  },
});

test('a line in an .env file takes the offline copy away, and none gives it back, in its folder', async ({
  folder,
  makeWorker,
}) => {
  // Each time the whole end of a build: two of them are enough.
  const retired = await makeWorker('NEXT_PUBLIC_SERVICE_WORKER=off\n');
  expect(retired).toContain('registration.unregister()');
  expect(existsSync(join(folder, 'out', OFFLINE_PAGES_FILE))).toBe(false);

  const worker = await makeWorker('NEXT_PUBLIC_SERVICE_WORKER=\nNEXT_PUBLIC_BASE_PATH=/centre\n');
  expect(worker).not.toContain('registration.unregister()');
  expect(worker).toContain(`"/centre/${OFFLINE_PAGES_FILE}"`);
  expect(worker).toContain('"/centre/_next/static/"');
});
