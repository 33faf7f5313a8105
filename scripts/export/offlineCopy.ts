import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFLINE_ROUTE, PRECACHED_ROUTES, WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { bundle } from './bundle';

/** Writes the service worker, after the pages are finished. */
export async function writeWorker(directory: string, basePath: string): Promise<void> {
  const routes = [OFFLINE_ROUTE, ...PRECACHED_ROUTES];
  const version = createHash('sha256');
  for (const route of routes) version.update(await readFile(join(directory, `${route}.html`)));
  const worker = await bundle('lib/serviceWorker/worker.ts', 'es2020', {
    PRECACHED: JSON.stringify(routes.map((route) => basePath + route)),
    VERSION: JSON.stringify(version.digest('hex').slice(0, 8)),
  });
  await writeFile(join(directory, WORKER_FILE), worker);
}

/** Writes a worker that deletes its caches and unregisters itself. */
export async function writeSelfUnregisteringWorker(directory: string): Promise<void> {
  await writeFile(
    join(directory, WORKER_FILE),
    await bundle('lib/serviceWorker/selfUnregisteringWorker.ts'),
  );
}
