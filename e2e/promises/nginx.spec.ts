import { expect } from 'playwright/test';
import { startNginx } from '@/scripts/checks/hostPrograms';
import { NGINX, NGINX_BROTLI } from '@/scripts/checks/install/tools';
import { headersOf } from '@/scripts/export/hostHeaders';
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

/** The site as `deploy/nginx.conf` serves it, under a real nginx. */

shareOneHost(NGINX);

const test = hostTest({ start: startNginx, prepare: compressInHaste });

addressTests(test, { leadsOn: false });
headerTests(test);
hostileTests(test);
visitTests(test);
copyTests(test, NGINX_BROTLI);

test('an address that can’t be read gets the site’s headers, too', async ({ host }) => {
  const { status, headers } = await host.ask('/%');
  expect(status).toBe(400);
  expect(headers['content-security-policy']).toBe(headersOf('/')['Content-Security-Policy']);
  expect((await host.ask('/about', { method: 'POST' })).status).toBe(405);
});
