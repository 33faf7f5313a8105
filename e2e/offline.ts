import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base, type Page } from 'playwright/test';
import { createEmailStandIn, localKeys } from '@/scripts/local/emailStandIn';
import { writeOfflineCopy } from '@/scripts/export/offlineCopy';
import { addSecurityPolicy } from '@/scripts/export/securityPolicy';
import { createSite, listen } from '@/scripts/local/serve';

/**
 * A host of a test's own. The server is really stopped: a browser's offline switch does not cut the
 * worker.
 */

/** A host of a test's own. It shows the export until something else is published. */
export interface Host {
  url: (route: string) => string;
  directory: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** What the host answers beside its files. */
  extra: Map<string, ExtraAnswer>;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  /** Puts online what `change` makes of the export: by default a new version of it. */
  publish: (change?: (directory: string) => Promise<unknown>) => Promise<void>;
}

interface ExtraAnswer {
  type: string;
  body: string;
  cache?: string;
  /** Milliseconds before it comes. */
  delay?: number;
}

const OLD_TITLE = 'Prenez Rendez-vous';

export const NEW_TITLE = 'Prenez Rendez-Vous';

export const PROMISED = [
  '/',
  '/services',
  ...[1, 2, 3, 4, 5, 6].map((id) => `/ServiceDetails/${id}`),
  '/contact',
  '/appoitment',
];

export const test = base.extend<{ host: Host }>({
  host: async ({}, provide, info) => {
    const outbox = info.outputPath('outbox');
    let versions = 0;
    const asked: string[] = [];
    const extra: Host['extra'] = new Map();
    let server: Server | undefined;
    let port = 0;
    const host: Host = {
      directory: 'out',
      asked,
      extra,
      url: (route) => `http://localhost:${port}${route}`,
      stop: async () => {
        const closed = new Promise((resolve) => server?.close(resolve));
        server?.closeAllConnections();
        await closed;
      },
      restart: async () => {
        const standIn = createEmailStandIn({ outbox, keys: localKeys, interval: 0 });
        const email: typeof standIn = async (req, res) => {
          const answer = extra.get(req.url ?? '');
          if (!answer) return standIn(req, res);
          const { type, body, cache = 'no-cache', delay = 0 } = answer;
          await setTimeout(delay);
          res.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache }).end(body);
          return true;
        };
        server = createSite({ directory: host.directory, email });
        server.on('request', ({ url = '' }) => asked.push(url));
        port = await listen(server, port);
      },
      publish: async (change = makeNewVersion) => {
        versions += 1;
        const next = info.outputPath(`version-${versions}`);
        cpSync(host.directory, next, { recursive: true });
        await change(next);
        await host.stop();
        host.directory = next;
        await host.restart();
      },
    };
    await host.restart();
    await provide(host);
    await host.stop();
  },
});

/**
 * A new version as a build makes it: another build number, a changed word, and scripts of other
 * names. Those of the old version are gone.
 */
async function makeNewVersion(directory: string): Promise<void> {
  const chunks = join(directory, '_next/static/chunks');
  renameSync(chunks, join(directory, '_next/static/pieces'));
  const [build = ''] = readdirSync(join(directory, '_next/static')).filter((name) =>
    readdirSync(join(directory, '_next/static', name)).includes('_buildManifest.js'),
  );
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|txt|js)$/.test(file)) continue;
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll('static/chunks/', 'static/pieces/')
      .replaceAll(build, [...build].reverse().join(''))
      .replaceAll(OLD_TITLE, NEW_TITLE);
    writeFileSync(path, file.endsWith('.html') ? withPolicy(text) : text);
  }
  await writeOfflineCopy({ directory, basePath: '' });
}

/** A page whose scripts have changed needs another policy. */
const withPolicy = (html: string) =>
  addSecurityPolicy(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''), 'self');

/** Waits until the offline copy is whole. */
export const whenKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The paths that lie in the caches whose names begin so, the oldest first. */
export const keptPaths = (page: Page, prefix = '') =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);
