import { expect, test } from 'playwright/test';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { getTitle } from '@/e2e/support/exported';
import { startOwnHost } from '@/e2e/support/ownHost';
import {
  collectProblems,
  goto,
  holdScripts,
  sendRequest,
  tap,
  waitForHydration,
} from '@/e2e/support/page';

test('a visit stays in the folder', async ({ page }, info) => {
  const mailbox = info.outputPath('mailbox');
  const host = await startOwnHost({ mailbox, directory: SUBPATH_OUT, basePath: SUBPATH });
  const problems = collectProblems(page);
  const release = await holdScripts(page);
  await page.goto(host.url('/about'));
  await tap(page.getByRole('banner').getByRole('link', { name: /Aide à la Vie/ }));
  // Hosts differ in the slash.
  await expect.poll(() => page.url().replace(/\/$/, '')).toBe(host.url(''));
  release();
  await waitForHydration(page);
  await tap(page.getByRole('banner').getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL(host.url('/services'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTitle('/services'));
  await goto(page, host.url('/appoitment'));
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  expect(problems).toEqual([]);
  await host.stop();
});
