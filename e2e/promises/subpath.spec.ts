import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { titleOf } from '../exported';
import { startOwnHost, type OwnHost } from '../ownHost';
import { allRoutes } from '../routes';
import {
  areWhole,
  collectProblems,
  holdScripts,
  linkInFoot,
  press,
  sendRequest,
  watchPayloads,
  whenAlive,
} from '../support';

/**
 * The site in a folder of its host, as GitHub Pages serves it: built a second time, since every
 * address in it is another.
 */
const test = base.extend<{ host: OwnHost }>({
  host: async ({}, provide, info) => {
    if (!existsSync(SUBPATH_OUT)) throw new Error(`« npm test » construit « ${SUBPATH_OUT} ».`);
    const outbox = info.outputPath('outbox');
    const host = await startOwnHost({ outbox, directory: SUBPATH_OUT, basePath: SUBPATH });
    await provide(host);
    await host.stop();
  },
});

/** The addresses within its host that a page of the export names: links, files, what is preloaded. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|poster|action)="(\/[^"]*)"|\ssrcset="([^"]*)"/gi)].flatMap(
    ([, address, set = '']) =>
      address === undefined
        ? set.split(',').map((part) => part.trim().split(' ')[0] ?? '')
        : [address],
  );

test('every page names nothing outside the folder, and says its own address', () => {
  for (const route of allRoutes) {
    const file = `${route === '/' ? '/index' : route}.html`;
    const html = readFileSync(join(SUBPATH_OUT, file), 'utf8');
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    const own = SUBPATH + (route === '/' ? '' : route);
    expect.soft(new URL(canonical).pathname.replace(/\/$/, '')).toBe(own);
    const addresses = addressesIn(html);
    expect(addresses.length, route).toBeGreaterThan(20);
    const outside = addresses.filter((it) => it !== SUBPATH && !it.startsWith(`${SUBPATH}/`));
    expect.soft(outside, route).toEqual([]);
    const files = addresses
      .map((it) => decodeURIComponent(it.slice(SUBPATH.length).replace(/[?#].*/, '')))
      .filter((it) => extname(it));
    expect(files, route).not.toEqual([]);
    const missing = files.filter((it) => !existsSync(join(SUBPATH_OUT, it)));
    expect.soft(missing, route).toEqual([]);
  }
});

test('a visit stays in the folder, before React and after it: links, pictures, the way back, corrections, a request', async ({
  page,
  host,
}) => {
  const problems = collectProblems(page);
  const release = await holdScripts(page);
  await page.goto(host.url('/about'));
  await press(page.getByRole('banner').getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL(host.url('/services'));
  await press(page.getByRole('banner').getByRole('link', { name: /Aide à la Vie/ }));
  // With a slash or without: hosts differ.
  await expect.poll(() => page.url().replace(/\/$/, '')).toBe(host.url(''));
  release();
  await whenAlive(page);
  // Pictures below the fold are fetched when they come near: all are asked for now.
  await page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
  // A new load would lose the mark.
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  const payloads = watchPayloads(page);
  const link = await linkInFoot(page, 'À propos');
  await link.hover();
  // The browser itself opens what takes longer than three seconds from the press.
  await expect.poll(() => areWhole(payloads, 'about.__PAGE__')).toBe(true);
  await press(link);
  await expect(page).toHaveURL(host.url('/about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/about'));
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(host.url(''));
  await page.goto(host.url('/appoitment'));
  await whenAlive(page);
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  expect(problems).toEqual([]);
  await page.goto(host.url('/servicedetails/3'));
  await expect(page).toHaveURL(host.url('/ServiceDetails/3'));
});
