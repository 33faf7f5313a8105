import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { extname, join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { titleOf } from '../exported';
import { createEmailStandIn } from '@/scripts/local/emailStandIn';
import { SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { createSite, listen } from '@/scripts/local/serve';
import { allRoutes } from '../routes';
import {
  collectProblems,
  press,
  pressInFoot,
  routeScripts,
  sendRequest,
  whenAlive,
} from '../support';

/**
 * The site in a folder of its host, as GitHub Pages serves it: built a second time, since every
 * address in it is another.
 */
const test = base.extend<object, { host: string }>({
  host: [
    async ({}, provide, { project }) => {
      if (!existsSync(SUBPATH_OUT)) throw new Error(`« npm test » construit « ${SUBPATH_OUT} ».`);
      const outbox = `${project.outputDir}/outbox-subpath`;
      const email = createEmailStandIn(outbox);
      const server: Server = createSite({ directory: SUBPATH_OUT, basePath: SUBPATH, email });
      const port = await listen(server, 0);
      await provide(`http://localhost:${port}${SUBPATH}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
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
    const html = readFileSync(
      join(SUBPATH_OUT, `${route === '/' ? '/index' : route}.html`),
      'utf8',
    );
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    expect
      .soft(new URL(canonical).pathname.replace(/\/$/, ''))
      .toBe(SUBPATH + (route === '/' ? '' : route));
    const addresses = addressesIn(html);
    expect(addresses.length, route).toBeGreaterThan(20);
    const outside = addresses.filter((it) => it !== SUBPATH && !it.startsWith(`${SUBPATH}/`));
    expect.soft(outside, route).toEqual([]);
    const files = addresses
      .map((it) => decodeURIComponent(it.slice(SUBPATH.length).replace(/[?#].*/, '')))
      .filter((it) => extname(it));
    expect(files, route).not.toEqual([]);
    expect
      .soft(
        files.filter((it) => !existsSync(join(SUBPATH_OUT, it))),
        route,
      )
      .toEqual([]);
  }
});

test('pages come alive there with their pictures; links, the way back and corrections stay in the folder', async ({
  page,
  host,
}) => {
  const problems = collectProblems(page);
  await page.goto(host);
  await whenAlive(page);
  // Pictures below the fold are fetched when they come near: all are asked for now.
  const broken = await page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(broken).toEqual([]);
  // A new load would lose the mark.
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await pressInFoot(page, 'À propos');
  await expect(page).toHaveURL(`${host}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/about'));
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(host);
  expect(problems).toEqual([]);
  await page.goto(`${host}/servicedetails/3`);
  await expect(page).toHaveURL(`${host}/ServiceDetails/3`);
});

test('before React, too, a link stays in the folder', async ({ page, host }) => {
  await routeScripts(page, () => new Promise(() => {}));
  await page.goto(`${host}/about`);
  await press(page.getByRole('banner').getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL(`${host}/services`);
  await press(page.getByRole('banner').getByRole('link', { name: /Aide à la Vie/ }));
  // With a slash or without: hosts differ.
  await expect.poll(() => page.url().replace(/\/$/, '')).toBe(host);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a request is sent', async ({ page, host }) => {
  await page.goto(`${host}/appoitment`);
  await whenAlive(page);
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
});
