import { expect, test } from 'playwright/test';
import { askHost } from '@/scripts/checks/host/ask';
import { checkHost } from '@/scripts/checks/host/check';
import { harmIn, hostileAddresses } from '../hostileAddresses';

/** The site as the project's own server serves it: what scripts/local/serve.test.ts asks of a small export. */

test(`${hostileAddresses.length} odd and hostile addresses do no harm`, async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const harm: string[] = [];
  for (const address of hostileAddresses) {
    harm.push(...harmIn(address, await askHost(origin, address), origin));
  }
  expect(harm).toEqual([]);
  expect((await askHost(origin, '/')).status).toBe(200);
});

test('the check of published sites misses compression alone', async ({ baseURL }) => {
  const findings = await checkHost(baseURL ?? '');
  const wrong = findings.filter(({ faults }) => faults.length > 0).map(({ title }) => title);
  // It sends what `npm run compress` has written, and a build does not run that.
  expect(wrong).toEqual(['La compression']);
});
