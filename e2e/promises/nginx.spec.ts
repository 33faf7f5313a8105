import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { startNginx } from '@/scripts/checks/hostPrograms';
import { missingTools } from '@/scripts/checks/install/prepare';
import { NGINX, NGINX_BROTLI } from '@/scripts/checks/install/tools';
import { headersOf } from '@/scripts/export/hostHeaders';
import {
  addressTests,
  compressInHaste,
  headerTests,
  hostileTests,
  hostTest,
  shareOneHost,
  visitTests,
} from '../hosts';

/** The site as `deploy/nginx.conf` serves it, under a real nginx. */

shareOneHost(NGINX);

const test = hostTest({ start: startNginx, prepare: compressInHaste });

addressTests(test, { leadsOn: false });
headerTests(test);
hostileTests(test);
visitTests(test);

test('an address that can’t be read gets the site’s headers, too', async ({ host }) => {
  const { status, headers } = await host.ask('/%');
  expect(status).toBe(400);
  expect(headers['content-security-policy']).toBe(headersOf('/')['Content-Security-Policy']);
  expect((await host.ask('/about', { method: 'POST' })).status).toBe(405);
});

for (const { encoding, accepted, ending, tool } of [
  { encoding: 'gzip', accepted: 'gzip', ending: 'gz' },
  { encoding: 'br', accepted: 'gzip, deflate, br, zstd', ending: 'br', tool: NGINX_BROTLI },
]) {
  test(`texts travel in the ${encoding} that was made before`, async ({
    host: { ask, folder },
  }) => {
    test.skip(tool?.isThere() === false, missingTools(tool ? [tool] : []));
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/about', 'about.html'],
      ['/about.txt', 'about.txt'],
      ['/illustrations/quotidien.svg', 'illustrations/quotidien.svg'],
    ] as const) {
      const { headers, size, text } = await ask(path, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(headers['content-type'], path).toBe((await ask(path)).headers['content-type']);
      expect(size, path).toBe((await stat(join(folder, `${file}.${ending}`))).size);
      expect(text, path).toBe(readFileSync(join(folder, file), 'utf8'));
      expect((await ask(path)).headers['content-encoding'], path).toBeUndefined();
    }
  });
}
