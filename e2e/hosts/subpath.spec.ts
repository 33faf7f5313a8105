import { expect } from 'playwright/test';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { getTitle } from '@/e2e/support/exported';
import { test } from '@/e2e/support/form';
import { startOwnHost } from '@/e2e/support/ownHost';
import { collectProblems, holdScripts, tap, waitForHydration } from '@/e2e/support/page';

test('a visit stays in the folder', async ({ page, form }, info) => {
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
  await form.open(host.url('/appoitment'));
  await form.fill();
  await tap(form.submit);
  await expect(form.sent).toBeVisible();
  expect(problems).toEqual([]);
  await host.stop();
});
