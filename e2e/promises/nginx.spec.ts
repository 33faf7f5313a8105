import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { startNginx } from '@/scripts/checks/hostPrograms';
import { NGINX } from '@/scripts/checks/install/tools';
import { compressExport } from '@/scripts/export/compress';
import { headersOf } from '@/scripts/export/hostHeaders';
import {
  addressTests,
  headerTests,
  hostileTests,
  hostTest,
  shareOneHost,
  visitTests,
} from '../hosts';

/** The site as `deploy/nginx.conf` serves it, under a real nginx. */

shareOneHost(NGINX);

const test = hostTest({ start: startNginx, prepare: compressExport });

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

test('texts travel in the compressed form that was made before', async ({
  host: { ask, folder },
}) => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/about.txt', 'about.txt'],
    ['/illustrations/quotidien.svg', 'illustrations/quotidien.svg'],
  ] as const) {
    const { headers, size, text } = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers['content-encoding'], path).toBe('gzip');
    expect(headers.vary, path).toBe('Accept-Encoding');
    expect(size, path).toBe((await stat(join(folder, `${file}.gz`))).size);
    expect(text, path).toBe(readFileSync(join(folder, file), 'utf8'));
    expect((await ask(path)).headers['content-encoding'], path).toBeUndefined();
  }
});
