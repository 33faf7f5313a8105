import { expect } from 'playwright/test';
import { headersOf } from '@/scripts/export/hostHeaders';
import { ask } from '@/scripts/local/httpTesting';
import { hostTest, hostTests } from './host';
import { startNginx } from './programs';

/** The site as `deploy/nginx.conf` serves it, under a real nginx. */

const test = hostTest({ start: startNginx });

hostTests(test);

test('an address that can’t be read gets the site’s headers, too', async ({ host: { port } }) => {
  const { status, headers } = await ask(port, '/%');
  expect(status).toBe(400);
  expect(headers['content-security-policy']).toBe(headersOf('/')['Content-Security-Policy']);
});
