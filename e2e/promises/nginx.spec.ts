import { expect } from 'playwright/test';
import { startNginx } from '@/scripts/checks/hostPrograms';
import { NGINX, NGINX_BROTLI } from '@/scripts/checks/install/tools';
import { headersOf } from '@/scripts/export/hostHeaders';
import { ask } from '@/scripts/local/httpTesting';
import { hostTest, hostTests } from '../hosts';

/** The site as `deploy/nginx.conf` serves it, under a real nginx. */

const test = hostTest({ program: NGINX, start: startNginx });

hostTests(test, NGINX_BROTLI);

test('an address that can’t be read gets the site’s headers, too', async ({ host: { port } }) => {
  const { status, headers } = await ask(port, '/%');
  expect(status).toBe(400);
  expect(headers['content-security-policy']).toBe(headersOf('/')['Content-Security-Policy']);
});
