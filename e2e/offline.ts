import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base, type Page } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { sheets } from '@/lib/content/generated/sheets';
import { DATA_FOLDER } from '@/lib/lateStart/pageScripts';
import { createEmailStandIn } from '@/scripts/local/emailStandIn';
import { writeOfflineCopy } from '@/scripts/export/offlineCopy';
import { lateScripts } from '@/scripts/export/pageFiles';
import { addSecurityPolicy } from '@/scripts/export/pages/securityPolicy';
import { createSite, listen } from '@/scripts/local/serve';
import { titleOf } from './exported';

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

const OLD_TITLE = titleOf('/appoitment');

/** As long as the old one: what the pages carry for the router counts its letters. */
export const NEW_TITLE = OLD_TITLE.toUpperCase();

export const PROMISED: readonly string[] = [
  '/',
  '/services',
  ...services.map(({ id }) => `/ServiceDetails/${id}`),
  '/contact',
  '/appoitment',
  '/gestes',
  '/fiches',
  ...sheets.map(({ id }) => `/fiches/${id}`),
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
        const standIn = createEmailStandIn(outbox);
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

/** Another name of the same length. */
const mirror = (name: string) => [...name].reverse().join('');

/**
 * A new version as a build makes it: another build number, a changed word, and scripts of other
 * names. Those of the old version are gone.
 */
async function makeNewVersion(directory: string): Promise<void> {
  const { chunks } = lateScripts(readFileSync(join(directory, 'index.html'), 'utf8'))!;
  const script = chunks[0]!;
  const scripts = dirname(script);
  const renamed = join(dirname(scripts), mirror(basename(scripts)));
  renameSync(join(directory, scripts), join(directory, renamed));
  const [, build = ''] = /"b":"([^"]+)"/.exec(readFileSync(join(directory, 'index.txt'), 'utf8'))!;
  /** As the scripts themselves write it, without what stands before. */
  const short = (folder: string) => `${basename(dirname(folder))}/${basename(folder)}/`;
  const renew = (file: string, names: readonly string[][] = []) => {
    const path = join(directory, file);
    const text = [
      [short(scripts), short(renamed)],
      [build, mirror(build)],
      [OLD_TITLE, NEW_TITLE],
      ...names,
    ].reduce(
      (last, [old = '', next = '']) => last.replaceAll(old, next),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, file.endsWith('.html') ? withPolicy(text) : text);
  };
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  files.filter((file) => /\.(txt|js)$/.test(file)).forEach((file) => renew(file));
  // A page's data are named by what they hold.
  const names = files
    .filter((file) => dirname(file) === DATA_FOLDER)
    .map((file) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(directory, file)))
        .digest('hex');
      const next = join(DATA_FOLDER, digest.slice(0, 8) + extname(file));
      renameSync(join(directory, file), join(directory, next));
      return [file, next];
    });
  files.filter((file) => file.endsWith('.html')).forEach((file) => renew(file, names));
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
