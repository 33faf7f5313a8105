import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { getTitle } from '@/e2e/support/exported';
import { startOwnHost } from '@/e2e/support/ownHost';
import { allRoutes } from '@/e2e/support/routes';
import {
  collectProblems,
  goto,
  holdScripts,
  sendRequest,
  tap,
  waitForHydration,
} from '@/e2e/support/page';

const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|poster|action)="(\/[^"]*)"|\ssrcset="([^"]*)"/gi)].flatMap(
    ([, address, set = '']) =>
      address ?? set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );

test('pages link nothing outside the folder', () => {
  for (const route of allRoutes) {
    const html = readFileSync(join(SUBPATH_OUT, `${route === '/' ? 'index' : route}.html`), 'utf8');
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    const path = new URL(canonical).pathname;
    expect.soft(path.replace(/\/$/, '')).toBe(`${SUBPATH}${route}`.replace(/\/$/, ''));
    const addresses = addressesIn(html);
    expect(addresses.length, route).toBeGreaterThan(20);
    const outside = addresses.filter(
      (address) => address !== SUBPATH && !address.startsWith(`${SUBPATH}/`),
    );
    expect.soft(outside, route).toEqual([]);
    const files = addresses
      .map((address) => decodeURIComponent(address.slice(SUBPATH.length).replace(/[?#].*/, '')))
      .filter((item) => extname(item) && !existsSync(join(SUBPATH_OUT, item)));
    expect.soft(files, route).toEqual([]);
  }
});

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
